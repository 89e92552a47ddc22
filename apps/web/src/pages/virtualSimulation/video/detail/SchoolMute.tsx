import { useMuteBulletSenderMutation } from '@cheese/api-client/training/bulletComment';
import { type MuteSpan, muteSpans } from '@cheese/domain/codes/people/publicWords';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { SelectField } from '@cheese/ui/form/SelectField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { texts } from './texts';

interface SchoolMuteProps {
  videoId: number;
  senderId: number;
  onClose: () => void;
}

/** Mutes a user on the videos of a school's simulations only. */
export function SchoolMute({ videoId, senderId, onClose }: SchoolMuteProps) {
  const fields = useFields({ days: '7' });
  const [mute] = useMuteBulletSenderMutation();
  const { isBusy, run } = useTask();
  const submit = async () => {
    const days = Number(fields.values.days) as MuteSpan;
    if (await run(() => mute({ videoId, senderId, days }).unwrap(), texts.muted)) onClose();
  };
  return (
    <PanelDialog
      width="xs"
      title={texts.muteTitle}
      lead={texts.muteLead}
      isBusy={isBusy}
      onClose={onClose}
    >
      <Form label={texts.muteTitle} isDirty={fields.isDirty} onSubmit={() => void submit()}>
        <SelectField name="days" label={texts.muteDays} labels={muteSpans} fields={fields} />
        <FormEnd isBusy={isBusy} confirm={texts.mute} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
