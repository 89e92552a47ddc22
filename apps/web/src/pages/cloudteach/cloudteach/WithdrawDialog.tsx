import { useWithdrawTeachApplicationMutation } from '@cheese/api-client/learning/cloudTeach';
import type { TeachApplication } from '@cheese/domain/contract/learning/cloudTeach';
import { ConfirmDialog } from '@cheese/ui/dialog/ConfirmDialog';
import { useTask } from '@cheese/ui/form/useTask';
import { texts } from './texts';

export function WithdrawDialog({ one, onClose }: { one: TeachApplication; onClose: () => void }) {
  const [withdraw] = useWithdrawTeachApplicationMutation();
  const { isBusy, run } = useTask();
  const confirm = async () => {
    if (await run(() => withdraw({ id: one.id }).unwrap(), texts.withdrawn)) onClose();
  };
  return (
    <ConfirmDialog
      title={texts.withdrawTitle}
      consequence={texts.withdrawLoss(one.organisation)}
      confirm={texts.confirmWithdraw}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
