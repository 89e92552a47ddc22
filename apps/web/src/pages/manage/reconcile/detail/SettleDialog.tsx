import { useSettleDifferenceMutation } from '@cheese/api-client/shop/reconcileManage';
import { differenceSteps } from '@cheese/domain/codes/shop/reconcile';
import type { Difference } from '@cheese/domain/contract/shop/reconcileManage';
import { ReasonDialog } from '@cheese/ui/form/ReasonDialog';
import { texts } from './texts';

interface SettleDialogProps {
  difference: Difference;
  onClose: () => void;
}

/** A note on how it was settled is required. */
export function SettleDialog({ difference, onClose }: SettleDialogProps) {
  const [settle] = useSettleDifferenceMutation();
  return (
    <ReasonDialog
      title={texts.settleTitle}
      lead={differenceSteps[difference.cause]}
      label={texts.note}
      placeholder={texts.notePlaceholder}
      empty={texts.noteEmpty}
      maxLength={200}
      lines={3}
      confirm={texts.confirmSettle}
      act={(note) => settle({ id: difference.id, note }).unwrap()}
      done={texts.settled}
      onClose={onClose}
    />
  );
}
