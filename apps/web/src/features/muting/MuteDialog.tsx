import { useMutePersonMutation } from '@cheese/api-client/front/moderation';
import { type MuteSpan, muteSpans } from '@cheese/domain/codes/people/publicWords';
import type { Author } from '@cheese/domain/contract/people/shapes/author';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { texts } from './texts';

/** Bans a user from public comments for some days. */
export function MuteDialog({ person, onClose }: { person: Author; onClose: () => void }) {
  const fields = useFields({ days: '7', reason: '' });
  const [mute] = useMutePersonMutation();
  const { isBusy, run } = useTask();
  const title = texts.muteTitle(person.nickname);
  const submit = async (form: HTMLFormElement) => {
    const reason = fields.values.reason.trim();
    if (!fields.pass(faultsOf({ reason: missing(reason, texts.reasonEmpty) }), form)) return;
    const days = Number(fields.values.days) as MuteSpan;
    if (await run(() => mute({ personId: person.id, days, reason }).unwrap(), texts.muted)) {
      onClose();
    }
  };
  return (
    <PanelDialog width="xs" lead={texts.muteLead} title={title} isBusy={isBusy} onClose={onClose}>
      <Form label={title} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
        <SelectField name="days" label={texts.days} labels={muteSpans} fields={fields} />
        <FormField
          required
          name="reason"
          label={texts.reason}
          placeholder={texts.reasonPlaceholder}
          autoComplete="off"
          maxLength={200}
          lines={2}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} confirm={texts.mute} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
