import { useRejectInvoiceMutation } from '@cheese/api-client/shop/invoiceManage';
import { invoiceLimits } from '@cheese/domain/codes/shop/invoices';
import { ReasonDialog } from '@cheese/ui/form/ReasonDialog';
import type { InvoiceDialogProps } from './IssueDialog';
import { texts } from './texts';

/** A reason is required. */
export function RejectDialog({ invoice, onClose }: InvoiceDialogProps) {
  const [reject] = useRejectInvoiceMutation();
  return (
    <ReasonDialog
      title={texts.rejectTitle}
      label={texts.reason}
      placeholder={texts.reasonPlaceholder}
      empty={texts.reasonEmpty}
      maxLength={invoiceLimits.reason}
      confirm={texts.confirmReject}
      act={(reason) => reject({ id: invoice.id, reason }).unwrap()}
      done={texts.rejected}
      onClose={onClose}
    />
  );
}
