import { useRejectInvoiceMutation } from '@cheese/api-client/shop/invoiceManage';
import { invoiceLimits } from '@cheese/domain/codes/shop/invoices';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import type { InvoiceDialogProps } from './IssueDialog';
import { texts } from './texts';

/** Nothing is rejected without a reason. */
export function RejectDialog({ invoice, onClose }: InvoiceDialogProps) {
  const fields = useFields({ reason: '' });
  const [reject] = useRejectInvoiceMutation();
  const { isBusy, run } = useTask();
  const submit = async (form: HTMLFormElement) => {
    const reason = fields.values.reason.trim();
    if (!fields.pass(faultsOf({ reason: missing(reason, texts.reasonEmpty) }), form)) return;
    if (await run(() => reject({ id: invoice.id, reason }).unwrap(), texts.rejected)) onClose();
  };
  return (
    <PanelDialog width="xs" title={texts.rejectTitle} isBusy={isBusy} onClose={onClose}>
      <Form
        label={texts.rejectTitle}
        isDirty={fields.isDirty}
        onSubmit={(form) => void submit(form)}
      >
        <FormField
          required
          name="reason"
          label={texts.reason}
          placeholder={texts.reasonPlaceholder}
          autoComplete="off"
          maxLength={invoiceLimits.reason}
          lines={2}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} confirm={texts.confirmReject} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
