import { Form } from '@cheese/ui/form/Form';
import { FormField } from '@cheese/ui/form/FormField';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import { styled } from '@mui/material/styles';
import { texts } from '../texts';
import { useExchange } from './useExchange';

const Frame = styled('div')({ maxWidth: 420, paddingTop: 12 });

/** Redeems a code, with or without separators. */
export function ExchangeForm() {
  const { fields, isBusy, submit } = useExchange();
  return (
    <Frame>
      <Form label={texts.form} onSubmit={(form) => void submit(form)}>
        <FormField
          name="code"
          label={texts.code}
          placeholder={texts.codePlaceholder}
          autoComplete="off"
          fields={fields}
        />
        <SubmitButton isBusy={isBusy} busy={texts.busy}>
          {texts.submit}
        </SubmitButton>
      </Form>
    </Frame>
  );
}
