import { useSettleDifferenceMutation } from '@cheese/api-client/shop/reconcileManage';
import { differenceSteps } from '@cheese/domain/codes/shop/reconcile';
import type { Difference } from '@cheese/domain/contract/shop/reconcileManage';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { texts } from './texts';

interface SettleDialogProps {
  difference: Difference;
  onClose: () => void;
}

/** Nothing is settled without saying how. */
export function SettleDialog({ difference, onClose }: SettleDialogProps) {
  const fields = useFields({ note: '' });
  const [settle] = useSettleDifferenceMutation();
  const { isBusy, run } = useTask();
  const submit = async (form: HTMLFormElement) => {
    const note = fields.values.note.trim();
    if (!fields.pass(faultsOf({ note: missing(note, texts.noteEmpty) }), form)) return;
    if (await run(() => settle({ id: difference.id, note }).unwrap(), texts.settled)) onClose();
  };
  return (
    <PanelDialog
      width="xs"
      title={texts.settleTitle}
      lead={differenceSteps[difference.cause]}
      isBusy={isBusy}
      onClose={onClose}
    >
      <Form
        label={texts.settleTitle}
        isDirty={fields.isDirty}
        onSubmit={(form) => void submit(form)}
      >
        <FormField
          required
          name="note"
          label={texts.note}
          placeholder={texts.notePlaceholder}
          autoComplete="off"
          maxLength={200}
          lines={3}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} confirm={texts.confirmSettle} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
