import { useIssueInvoiceMutation } from '@cheese/api-client/shop/invoiceManage';
import type { ManagedInvoice } from '@cheese/domain/contract/shop/invoiceManage';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { texts } from './texts';

export interface InvoiceDialogProps {
  invoice: ManagedInvoice;
  onClose: () => void;
}

/** Issues an invoice under its number in the accounts. */
export function IssueDialog({ invoice, onClose }: InvoiceDialogProps) {
  const fields = useFields({ number: '' });
  const [issue] = useIssueInvoiceMutation();
  const { isBusy, run } = useTask();
  const submit = async (form: HTMLFormElement) => {
    const number = fields.values.number.trim();
    const isOne = /^[0-9A-Za-z-]{4,30}$/.test(number);
    if (!fields.pass(faultsOf({ number: !isOne && texts.numberFault }), form)) return;
    if (await run(() => issue({ id: invoice.id, number }).unwrap(), texts.issued)) onClose();
  };
  return (
    <PanelDialog
      width="xs"
      title={texts.issueTitle}
      lead={texts.issueLead(priceText(invoice.amount), invoice.title)}
      isBusy={isBusy}
      onClose={onClose}
    >
      <Form
        label={texts.issueTitle}
        isDirty={fields.isDirty}
        onSubmit={(form) => void submit(form)}
      >
        <FormField
          required
          name="number"
          label={texts.numberLabel}
          placeholder={texts.numberPlaceholder}
          autoComplete="off"
          maxLength={30}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} confirm={texts.confirmIssue} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
