import { useCreateBankMutation, useEditBankMutation } from '@cheese/api-client/exam/bankManage';
import { bankLimits } from '@cheese/domain/codes/exam/banks';
import type { ManagedBank } from '@cheese/domain/contract/exam/bankManage';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { useFields } from '@cheese/ui/form/useFields';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { texts as common } from '@cheese/ui/management/texts';
import { texts } from './texts';

interface BankFormDialogProps {
  /** Null for a new bank. */
  bank: ManagedBank | null;
  onClose: () => void;
}

export function BankFormDialog({ bank, onClose }: BankFormDialogProps) {
  const fields = useFields(
    {
      name: bank?.name ?? '',
      summary: bank?.summary ?? '',
      sharing: bank?.isShared === false ? 'no' : 'yes',
    },
    { draft: `bank:${bank?.id ?? 'new'}` },
  );
  const [create] = useCreateBankMutation();
  const [edit] = useEditBankMutation();
  const { isBusy, run } = useTask();
  const title = bank ? texts.editTitle : texts.add;

  const submit = async (form: HTMLFormElement) => {
    const { name, summary, sharing } = fields.values;
    if (!fields.pass(faultsOf({ name: missing(name, texts.nameEmpty) }), form)) return;
    const written = { name, summary, isShared: sharing === 'yes' };
    // Stay busy after saving, because a click while the dialog closes would save again.
    const save = async () => {
      if (bank) await edit({ bankId: bank.id, ...written }).unwrap();
      else await create(written).unwrap();
      return leaving;
    };
    if (await run(save, bank ? common.saved : texts.added)) onClose();
  };
  return (
    <PanelDialog title={title} isBusy={isBusy} onClose={onClose}>
      <Form label={title} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
        <FormField
          required
          name="name"
          label={texts.name}
          placeholder={texts.namePlaceholder}
          autoComplete="off"
          maxLength={bankLimits.name}
          fields={fields}
        />
        <FormField
          name="summary"
          label={texts.summary}
          placeholder={texts.summaryPlaceholder}
          autoComplete="off"
          maxLength={bankLimits.summary}
          lines={2}
          fields={fields}
        />
        <SelectField name="sharing" label={texts.sharing} labels={texts.sharings} fields={fields} />
        <FormEnd isBusy={isBusy} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
