import { useCreatePaperMutation } from '@cheese/api-client/exam/paperManage';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { texts } from './texts';

/** Creates a paper by its name; its content is edited on its own page. */
export function NewPaperDialog({ onClose }: { onClose: () => void }) {
  const fields = useFields({ name: '' });
  const [create] = useCreatePaperMutation();
  const navigate = useNavigate();
  const { isBusy, run } = useTask();
  const submit = (form: HTMLFormElement) => {
    const { name } = fields.values;
    if (!fields.pass(faultsOf({ name: missing(name, texts.nameEmpty) }), form)) return;
    void run(async () => {
      const { paperId } = await create({ name: name.trim() }).unwrap();
      // The values are saved, so the leave guard must not ask.
      fields.settle();
      void navigate(paths.univ.paper({ paperId }));
      return leaving;
    }, texts.added);
  };
  return (
    <PanelDialog width="xs" title={texts.add} isBusy={isBusy} onClose={onClose}>
      <Form label={texts.add} onSubmit={submit}>
        <FormField
          required
          name="name"
          label={texts.name}
          placeholder={texts.nameHint}
          autoComplete="off"
          maxLength={80}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} confirm={texts.add} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
