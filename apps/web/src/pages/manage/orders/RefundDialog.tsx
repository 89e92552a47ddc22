import { useRefundOrderMutation } from '@cheese/api-client/shop/shopManage';
import type { ManagedOrder } from '@cheese/domain/contract/shop/shapes/shopManageShapes';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { ReasonDialog } from '@cheese/ui/form/ReasonDialog';
import { texts } from './texts';

interface RefundDialogProps {
  order: ManagedOrder;
  onClose: () => void;
}

const lossOf = ({ kind, total, title }: ManagedOrder) =>
  kind === 'recharge'
    ? texts.refundLossOfRecharge(priceText(total))
    : texts.refundLoss(priceText(total), title);

/** Shows what the user will lose; a reason is required. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const [refund] = useRefundOrderMutation();
  return (
    <ReasonDialog
      title={texts.refundTitle}
      loss={`${lossOf(order)}${order.payway ? texts.way[order.payway] : ''}`}
      label={texts.reason}
      placeholder={texts.reasonPlaceholder}
      empty={texts.reasonEmpty}
      maxLength={80}
      confirm={texts.confirm}
      tone="error"
      act={(reason) => refund({ orderId: order.id, reason }).unwrap()}
      done={texts.refunded}
      onClose={onClose}
    />
  );
}
