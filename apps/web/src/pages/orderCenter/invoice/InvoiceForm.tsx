import { useApplyForInvoiceMutation } from '@cheese/api-client/shop/invoice';
import {
  titleKindCodes,
  invoiceLimits,
  type TitleKind,
  titleKinds,
} from '@cheese/domain/codes/shop/invoices';
import { Form } from '@cheese/ui/form/Form';
import { FormField } from '@cheese/ui/form/FormField';
import { PillGroup } from '@cheese/ui/form/PillGroup';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { useState } from 'react';
import { blankInvoice, invoiceFaults, toWanted } from './invoiceForm';
import { texts } from './texts';

const pills = [titleKindCodes.person, titleKindCodes.company].map((value) => ({
  value,
  label: titleKinds[value],
}));

export function InvoiceForm({ orderId }: { orderId: number }) {
  const [kind, setKind] = useState<TitleKind>(titleKindCodes.person);
  const fields = useFields(blankInvoice);
  const [apply] = useApplyForInvoiceMutation();
  const { isBusy, run } = useTask();
  const submit = async (form: HTMLFormElement) => {
    if (!fields.pass(invoiceFaults(fields.values, kind), form)) return;
    const wanted = { orderId, ...toWanted(fields.values, kind) };
    await run(() => apply(wanted).unwrap(), texts.applied);
  };
  const choose = (chosen: TitleKind) => {
    setKind(chosen);
    fields.forgetFaults();
  };
  return (
    <Form label={texts.apply} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
      <PillGroup label={texts.titleKind} pills={pills} chosen={kind} onChoose={choose} />
      <FormField
        required
        name="title"
        label={texts.title}
        placeholder={texts.titlePlaceholder[kind]}
        autoComplete={kind === titleKindCodes.person ? 'name' : 'organization'}
        maxLength={invoiceLimits.title}
        fields={fields}
      />
      {kind === titleKindCodes.company && (
        <FormField
          required
          name="taxNo"
          label={texts.taxNo}
          placeholder={texts.taxNoPlaceholder}
          autoComplete="off"
          maxLength={24}
          fields={fields}
        />
      )}
      <FormField
        name="email"
        label={texts.email}
        placeholder={texts.emailPlaceholder}
        autoComplete="email"
        inputMode="email"
        maxLength={100}
        fields={fields}
      />
      <SubmitButton isBusy={isBusy} busy={texts.applying}>
        {texts.apply}
      </SubmitButton>
    </Form>
  );
}
