import { useLimitPriceMutation } from '@cheese/api-client/shop/priceManage';
import type { Priced } from '@cheese/domain/contract/shop/priceManage';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import Alert from '@mui/material/Alert';
import { closedWhereMoved } from './closedWhereMoved';
import { nameOf } from './nameOf';
import { blankLimit, limitFaults, toLimit } from './priceForm';
import { texts } from './texts';

const moment = { type: 'datetime-local', autoComplete: 'off' } as const;

interface LimitDialogProps {
  thing: Priced;
  onClose: () => void;
}

/** Sets a price for a limited time. */
export function LimitDialog({ thing, onClose }: LimitDialogProps) {
  const fields = useFields(blankLimit);
  const [limit] = useLimitPriceMutation();
  const { isBusy, run } = useTask();
  const submit = async (form: HTMLFormElement) => {
    if (!fields.pass(limitFaults(fields.values, thing, Date.now()), form)) return;
    const work = () => closedWhereMoved(limit(toLimit(fields.values, thing)).unwrap(), onClose);
    if (await run(work, texts.limitSet)) onClose();
  };
  const title = `${texts.limit}：${nameOf(thing)}`;
  return (
    <PanelDialog
      lead={texts.limitLead(priceText(thing.price))}
      title={title}
      isBusy={isBusy}
      onClose={onClose}
    >
      <Form label={title} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
        {thing.isForMembers && <Alert severity="warning">{texts.limitForMembers}</Alert>}
        <FormField
          required
          name="price"
          label={texts.limited}
          autoComplete="off"
          inputMode="decimal"
          maxLength={9}
          fields={fields}
        />
        <FormField name="from" label={texts.fromOrNow} {...moment} fields={fields} />
        <FormField required name="until" label={texts.until} {...moment} fields={fields} />
        <FormEnd isBusy={isBusy} confirm={texts.save} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
