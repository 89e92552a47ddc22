import { useCreateCodeBatchMutation } from '@cheese/api-client/shop/codeManage';
import { exchangeKinds } from '@cheese/domain/codes/shop/exchange';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { useState } from 'react';
import { batchFaults, blankBatch, toWanted } from './batchForm';
import { ContentFields } from './ContentFields';
import { texts } from './texts';

const number = { autoComplete: 'off', inputMode: 'numeric', maxLength: 4 } as const;
const day = { type: 'date', autoComplete: 'off' } as const;

export function BatchFormDialog({ onClose }: { onClose: () => void }) {
  const [today] = useState(() => chinaDay(Date.now()));
  const fields = useFields(blankBatch(today));
  const [create] = useCreateCodeBatchMutation();
  const { isBusy, run } = useTask();
  const submit = async (form: HTMLFormElement) => {
    if (!fields.pass(batchFaults(fields.values, today), form)) return;
    if (await run(() => create(toWanted(fields.values)).unwrap(), texts.added)) onClose();
  };
  return (
    <PanelDialog title={texts.add} isBusy={isBusy} onClose={onClose}>
      <Form label={texts.add} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
        <FormField
          required
          name="name"
          label={texts.name}
          placeholder={texts.namePlaceholder}
          autoComplete="off"
          maxLength={30}
          fields={fields}
        />
        <SelectField
          required
          name="kind"
          label={texts.kind}
          labels={exchangeKinds}
          fields={fields}
        />
        <ContentFields fields={fields} />
        <FormField required name="count" label={texts.count} {...number} fields={fields} />
        <FormField required name="perPerson" label={texts.perPerson} {...number} fields={fields} />
        <FormField required name="startsAt" label={texts.starts} {...day} fields={fields} />
        <FormField name="endsAt" label={texts.ends} {...day} fields={fields} />
        <FormEnd isBusy={isBusy} confirm={texts.add} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
