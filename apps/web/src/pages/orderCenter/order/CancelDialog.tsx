import { useCancelOrderMutation } from '@cheese/api-client/shop/order';
import {
  cancelReasonCodes,
  type CancelReason,
  cancelReasons,
} from '@cheese/domain/codes/shop/orders';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Form } from '@cheese/ui/form/Form';
import { FormField } from '@cheese/ui/form/FormField';
import { PillGroup } from '@cheese/ui/form/PillGroup';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { useState } from 'react';
import type { ListedOrder } from './listedOrder';
import { texts } from './texts';

const codes = Object.keys(cancelReasons).map(Number) as CancelReason[];
const pills = codes.map((value) => ({ value, label: cancelReasons[value] }));

const NOTE_LENGTH = 200;

interface CancelDialogProps {
  order: ListedOrder;
  onClose: () => void;
}

/** Asks for the reason, and says what cancelling entails. */
export function CancelDialog({ order, onClose }: CancelDialogProps) {
  const [reason, setReason] = useState<CancelReason>(cancelReasonCodes.unwanted);
  const fields = useFields<'note'>({ note: '' });
  const [cancel] = useCancelOrderMutation();
  const { isBusy, run } = useTask();
  const note = reason === cancelReasonCodes.other ? fields.values.note.trim() : '';

  const submit = async () => {
    const asked = { orderId: order.id, reason, ...(note && { note }) };
    if (await run(() => cancel(asked).unwrap(), texts.cancelled)) onClose();
  };
  return (
    <PanelDialog
      width="xs"
      title={texts.cancel}
      lead={texts.cancelLead}
      isBusy={isBusy}
      onClose={onClose}
    >
      <Form label={texts.cancel} isDirty={note !== ''} onSubmit={() => void submit()}>
        <PillGroup label={texts.reason} pills={pills} chosen={reason} onChoose={setReason} />
        {reason === cancelReasonCodes.other && (
          <FormField
            name="note"
            label={texts.note}
            placeholder={texts.notePlaceholder}
            autoComplete="off"
            lines={3}
            maxLength={NOTE_LENGTH}
            fields={fields}
          />
        )}
        <SubmitButton isBusy={isBusy} busy={texts.cancelling}>
          {texts.confirmCancel}
        </SubmitButton>
      </Form>
    </PanelDialog>
  );
}
