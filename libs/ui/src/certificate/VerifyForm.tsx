import { readCertificateNumber } from '@cheese/domain/rules/people/certificateNumber';
import { Form } from '../form/Form';
import { FormField } from '../form/FormField';
import { SubmitButton } from '../form/SubmitButton';
import { useFields } from '../form/useFields';
import { texts } from './verifyTexts';

/** As long as a number may be. */
const LONGEST = 40;

const faultOf = (number: string) => {
  if (number === '') return texts.empty;
  return number.length > LONGEST ? texts.tooLong : null;
};

interface VerifyFormProps {
  asked: string;
  onVerify: (number: string) => void;
}

export function VerifyForm({ asked, onVerify }: VerifyFormProps) {
  const fields = useFields({ number: asked });
  const submit = (form: HTMLFormElement) => {
    const number = readCertificateNumber(fields.values.number);
    const fault = faultOf(number);
    if (fields.pass(fault ? { number: fault } : {}, form)) onVerify(number);
  };
  return (
    <Form label={texts.title} onSubmit={submit}>
      <FormField
        name="number"
        label={texts.number}
        placeholder={texts.placeholder}
        fields={fields}
        autoComplete="off"
      />
      <SubmitButton isBusy={false} busy={texts.submit}>
        {texts.submit}
      </SubmitButton>
    </Form>
  );
}
