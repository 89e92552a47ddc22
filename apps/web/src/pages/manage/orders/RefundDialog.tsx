import { useRefundOrderMutation } from '@cheese/api-client/shop/shopManage';
import type { ManagedOrder } from '@cheese/domain/contract/shop/shopManageShapes';
import { priceText } from '@cheese/domain/rules/priceText';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import Alert from '@mui/material/Alert';
import { texts } from './texts';

interface RefundDialogProps {
  order: ManagedOrder;
  onClose: () => void;
}

const lossOf = ({ kind, total, title }: ManagedOrder) =>
  kind === 'recharge'
    ? texts.refundLossOfRecharge(priceText(total))
    : texts.refundLoss(priceText(total), title);

/** Says what will be taken back, and gives nothing back without a reason. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const fields = useFields({ reason: '' });
  const [refund] = useRefundOrderMutation();
  const { isBusy, run } = useTask();
  const submit = async (form: HTMLFormElement) => {
    const reason = fields.values.reason.trim();
    if (!fields.pass(faultsOf({ reason: missing(reason, texts.reasonEmpty) }), form)) return;
    if (await run(() => refund({ orderId: order.id, reason }).unwrap(), texts.refunded)) onClose();
  };
  return (
    <PanelDialog title={texts.refundTitle} width="xs" isBusy={isBusy} onClose={onClose}>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {lossOf(order)}
        {order.payway && texts.way[order.payway]}
      </Alert>
      <Form
        label={texts.refundTitle}
        isDirty={fields.isDirty}
        onSubmit={(form) => void submit(form)}
      >
        <FormField
          required
          name="reason"
          label={texts.reason}
          placeholder={texts.reasonPlaceholder}
          autoComplete="off"
          maxLength={80}
          lines={2}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} confirm={texts.confirm} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
