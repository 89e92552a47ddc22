import { Form } from '@cheese/ui/form/Form';
import { FormField } from '@cheese/ui/form/FormField';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import { useFields } from '@cheese/ui/form/useFields';
import { texts } from '../texts';
import type { AskProps } from './asking';

export function AskAmount({ asking, isBusy, decide, keptAs }: AskProps<'amount'>) {
  const { unit, least, most } = asking;
  const fields = useFields({ value: '' }, keptAs === undefined ? {} : { draft: keptAs });
  const submit = (form: HTMLFormElement) => {
    const value = Number(fields.values.value);
    const isRight = fields.values.value.trim() !== '' && value >= least && value <= most;
    if (!fields.pass(isRight ? {} : { value: texts.amountWrong(least, most) }, form)) return;
    if (!isBusy) decide({ kind: 'amount', value });
  };
  return (
    <Form label={texts.amount} onSubmit={submit}>
      <FormField
        fields={fields}
        name="value"
        label={texts.amount}
        end={unit}
        autoComplete="off"
        inputMode="decimal"
        maxLength={8}
      />
      <SubmitButton isBusy={isBusy} busy={texts.confirm}>
        {texts.confirm}
      </SubmitButton>
    </Form>
  );
}
