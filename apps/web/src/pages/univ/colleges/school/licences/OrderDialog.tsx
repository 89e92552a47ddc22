import { useOrderLicenceMutation } from '@cheese/api-client/shop/licence';
import { invoiceLimits } from '@cheese/domain/codes/shop/invoices';
import type { Licence } from '@cheese/domain/contract/shop/shapes/licenceShapes';
import { creditCodeOf, isCreditCode } from '@cheese/domain/rules/shop/creditCode';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { licenceFacts } from '../../../../../features/licence/licenceFacts';
import { texts } from './texts';

interface OrderDialogProps {
  licence: Licence;
  onOrdered: () => void;
  onClose: () => void;
}

const isMail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Orders a licence; the page of the licence says where to pay. */
export function OrderDialog({ licence, onOrdered, onClose }: OrderDialogProps) {
  const { id, product } = licence;
  const fields = useFields({ title: '', taxNo: '', email: '' }, { draft: `licence-order-${id}` });
  const [order] = useOrderLicenceMutation();
  const { isBusy, run } = useTask();
  const submit = async (form: HTMLFormElement) => {
    const { title, taxNo, email } = fields.values;
    const mail = email.trim();
    const faults = faultsOf({
      title: missing(title, texts.noTitle),
      taxNo: !isCreditCode(creditCodeOf(taxNo)) && texts.wrongTaxNo,
      email: mail !== '' && !isMail(mail) && texts.wrongEmail,
    });
    if (!fields.pass(faults, form)) return;
    const asked = { id, title: title.trim(), taxNo: taxNo.trim(), ...(mail && { email: mail }) };
    if (await run(() => order(asked).unwrap(), texts.ordered)) onOrdered();
  };
  const name = texts.orderTitle(product.title);
  const lead = texts.orderLead(licenceFacts(licence).price);
  return (
    <PanelDialog width="xs" title={name} lead={lead} isBusy={isBusy} onClose={onClose}>
      <Form label={name} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
        <FormField
          required
          name="title"
          label={texts.invoiceTitle}
          placeholder={texts.invoiceTitlePlaceholder}
          autoComplete="organization"
          maxLength={invoiceLimits.title}
          fields={fields}
        />
        <FormField
          required
          name="taxNo"
          label={texts.taxNo}
          placeholder={texts.taxNoPlaceholder}
          autoComplete="off"
          maxLength={40}
          fields={fields}
        />
        <FormField
          name="email"
          label={texts.email}
          placeholder={texts.emailPlaceholder}
          autoComplete="email"
          inputMode="email"
          maxLength={100}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} confirm={texts.confirmOrder} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
