import { useInvoiceLicenceMutation } from '@cheese/api-client/shop/licenceManage';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { texts } from './texts';
import type { LicenceDialogProps } from './WithdrawDialog';

/** Records the invoice number of a paid licence. */
export function InvoiceDialog({ licence, onClose }: LicenceDialogProps) {
  const { id, invoice } = licence;
  const fields = useFields({ number: invoice?.number ?? '' }, { draft: `licence-invoice-${id}` });
  const [register] = useInvoiceLicenceMutation();
  const { isBusy, run } = useTask();
  const submit = async (form: HTMLFormElement) => {
    const number = fields.values.number.trim();
    const isOne = /^[0-9A-Za-z-]{4,30}$/.test(number);
    if (!fields.pass(faultsOf({ number: !isOne && texts.wrongNumber }), form)) return;
    if (await run(() => register({ id, number }).unwrap(), texts.invoiced)) onClose();
  };
  return (
    <PanelDialog
      width="xs"
      title={texts.invoiceTitle}
      lead={texts.invoiceLead(invoice?.title ?? '', invoice?.taxNo ?? '')}
      isBusy={isBusy}
      onClose={onClose}
    >
      <Form
        label={texts.invoiceTitle}
        isDirty={fields.isDirty}
        onSubmit={(form) => void submit(form)}
      >
        <FormField
          required
          name="number"
          label={texts.number}
          placeholder={texts.numberPlaceholder}
          autoComplete="off"
          maxLength={30}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} confirm={texts.invoice} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
