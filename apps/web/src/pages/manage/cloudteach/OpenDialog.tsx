import { useOpenApplicationMutation } from '@cheese/api-client/learning/cloudTeachManage';
import { ConfirmDialog } from '@cheese/ui/dialog/ConfirmDialog';
import { useTask } from '@cheese/ui/form/useTask';
import type { ApplicationDialogProps } from './DeclineDialog';
import { texts } from './texts';

export function OpenDialog({ application, onClose }: ApplicationDialogProps) {
  const [open] = useOpenApplicationMutation();
  const { isBusy, run } = useTask();
  const confirm = async () => {
    if (await run(() => open({ id: application.id }).unwrap(), texts.opened)) onClose();
  };
  return (
    <ConfirmDialog
      tone="primary"
      title={texts.openTitle}
      consequence={texts.openConsequence(application.organisation)}
      confirm={texts.confirmOpen}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
