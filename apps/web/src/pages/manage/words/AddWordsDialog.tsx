import { useAddSensitiveWordsMutation } from '@cheese/api-client/front/moderation';
import { type WordAction, wordActions } from '@cheese/domain/codes/people/publicWords';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { texts } from './texts';
import { faultIn, linesOf } from './wordLines';

/** Adds many words at once, one per line. */
export function AddWordsDialog({ onClose }: { onClose: () => void }) {
  const fields = useFields({ words: '', action: '1' }, { draft: 'sensitive-words' });
  const [add] = useAddSensitiveWordsMutation();
  const { isBusy, run } = useTask();
  const submit = async (form: HTMLFormElement) => {
    const words = linesOf(fields.values.words);
    const fault = faultIn(words);
    if (!fields.pass(fault ? { words: fault } : {}, form)) return;
    const action = Number(fields.values.action) as WordAction;
    if (await run(() => add({ words, action }).unwrap(), texts.added)) onClose();
  };
  return (
    <PanelDialog title={texts.add} lead={texts.addLead} isBusy={isBusy} onClose={onClose}>
      <Form label={texts.add} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
        <FormField
          required
          name="words"
          label={texts.words}
          placeholder={texts.wordsPlaceholder}
          autoComplete="off"
          lines={5}
          fields={fields}
        />
        <SelectField name="action" label={texts.action} labels={wordActions} fields={fields} />
        <FormEnd isBusy={isBusy} confirm={texts.add} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
