import { useConfirmLicenceMutation } from '@cheese/api-client/shop/licenceManage';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { licenceFacts } from '../../../features/licence/licenceFacts';
import { texts } from './texts';
import { thousandthsOf } from './thousandthsOf';
import type { LicenceDialogProps } from './WithdrawDialog';

/** Reference and amount are not prefilled: they must be typed from the bank statement. */
export function ConfirmPayment({ licence, onClose }: LicenceDialogProps) {
  const fields = useFields(
    { reference: '', amount: '' },
    { draft: `licence-payment-${licence.id}` },
  );
  const [confirm] = useConfirmLicenceMutation();
  const { isBusy, run } = useTask();
  const submit = async (form: HTMLFormElement) => {
    const reference = fields.values.reference.trim();
    const amount = thousandthsOf(fields.values.amount);
    const faults = faultsOf({
      reference: missing(reference, texts.noReference),
      amount: amount === null && texts.wrongPrice,
    });
    if (!fields.pass(faults, form) || amount === null) return;
    const asked = { id: licence.id, reference, amount };
    if (await run(() => confirm(asked).unwrap(), texts.confirmed)) onClose();
  };
  return (
    <PanelDialog
      width="xs"
      title={texts.confirmTitle}
      lead={texts.confirmLead(licence.school.name, licenceFacts(licence).price)}
      isBusy={isBusy}
      onClose={onClose}
    >
      <Form
        label={texts.confirmTitle}
        isDirty={fields.isDirty}
        onSubmit={(form) => void submit(form)}
      >
        <FormField
          required
          name="reference"
          label={texts.reference}
          placeholder={texts.referencePlaceholder}
          autoComplete="off"
          maxLength={40}
          fields={fields}
        />
        <FormField
          required
          name="amount"
          label={texts.amount}
          autoComplete="off"
          inputMode="decimal"
          maxLength={16}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} confirm={texts.confirm} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
