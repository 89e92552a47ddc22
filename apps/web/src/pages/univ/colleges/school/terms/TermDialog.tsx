import {
  useAddSchoolTermMutation,
  useEditSchoolTermMutation,
} from '@cheese/api-client/school/term';
import { termLimits } from '@cheese/domain/codes/school/terms';
import type { Term } from '@cheese/domain/contract/school/term';
import { daysOf } from '@cheese/domain/rules/school/termWeeks';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import { texts } from './texts';

interface TermDialogProps {
  /** Null where it is a new one. */
  term: Term | null;
  onClose: () => void;
}

const day = { type: 'date', autoComplete: 'off' } as const;

export function TermDialog({ term, onClose }: TermDialogProps) {
  const fields = useFields({
    name: term?.name ?? '',
    startsOn: term?.startsOn ?? '',
    endsOn: term?.endsOn ?? '',
  });
  const [add] = useAddSchoolTermMutation();
  const [edit] = useEditSchoolTermMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const title = term ? texts.edit : texts.add;
  const submit = (form: HTMLFormElement) => {
    const { name, startsOn, endsOn } = fields.values;
    const isLong = daysOf({ startsOn, endsOn }) > termLimits.days;
    const faults = faultsOf({
      name: missing(name, texts.noName),
      startsOn: missing(startsOn, texts.noStart),
      endsOn:
        missing(endsOn, texts.noEnd) ||
        (endsOn <= startsOn && texts.backward) ||
        (isLong && texts.tooLong),
    });
    if (!fields.pass(faults, form)) return;
    const written = { ...fields.values, name: name.trim() };
    void run(async () => {
      const { id, version } = term ?? {};
      const saving =
        id === undefined || version === undefined
          ? add(written)
          : edit({ ...written, id, version });
      const { overlaps } = await saving.unwrap();
      if (overlaps.length > 0) toast.info(texts.overlaps(overlaps));
      else toast.success(texts.saved);
    }).then((isSaved) => isSaved && onClose());
  };
  return (
    <PanelDialog width="xs" title={title} isBusy={isBusy} onClose={onClose}>
      <Form label={title} isDirty={fields.isDirty} onSubmit={submit}>
        <FormField
          required
          name="name"
          label={texts.name}
          placeholder={texts.namePlaceholder}
          autoComplete="off"
          maxLength={termLimits.name}
          fields={fields}
        />
        <FormField required {...day} name="startsOn" label={texts.startsOn} fields={fields} />
        <FormField required {...day} name="endsOn" label={texts.endsOn} fields={fields} />
        <FormEnd isBusy={isBusy} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
