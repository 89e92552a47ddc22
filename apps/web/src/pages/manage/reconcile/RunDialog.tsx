import { useRunReconciliationMutation } from '@cheese/api-client/shop/reconcileManage';
import { providerPayways } from '@cheese/domain/codes/shop/payment';
import { lastBillDay } from '@cheese/domain/rules/shop/billDay';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { useState } from 'react';
import { texts } from './texts';
import { useSayWhetherDone } from './useSayWhetherDone';

/** Reconciles a day on demand; the default is the last day whose statement should be available. */
export function RunDialog({ onClose }: { onClose: () => void }) {
  const [today] = useState(() => chinaDay(Date.now()));
  const [day] = useState(() => lastBillDay(Date.now()));
  const fields = useFields({ day, payway: '2' });
  const [compare] = useRunReconciliationMutation();
  const { isBusy, run } = useTask();
  const say = useSayWhetherDone();
  const submit = async (form: HTMLFormElement) => {
    const { day, payway } = fields.values;
    const fault = missing(day, texts.dayEmpty) || (day >= today && texts.dayLate);
    if (!fields.pass(faultsOf({ day: fault }), form)) return;
    const asked = { day, payway: Number(payway) as keyof typeof providerPayways };
    if (await run(async () => say(await compare(asked).unwrap()))) onClose();
  };
  return (
    <PanelDialog
      width="xs"
      title={texts.runTitle}
      lead={texts.runLead}
      isBusy={isBusy}
      onClose={onClose}
    >
      <Form label={texts.runTitle} onSubmit={(form) => void submit(form)}>
        <FormField
          required
          name="day"
          type="date"
          label={texts.day}
          autoComplete="off"
          fields={fields}
        />
        <SelectField
          required
          name="payway"
          label={texts.payway}
          labels={providerPayways}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} confirm={texts.confirmRun} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
