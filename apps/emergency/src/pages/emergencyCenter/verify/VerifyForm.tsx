import { readCertificateNumber } from '@cheese/domain/rules/certificateNumber';
import { Form } from '@cheese/ui/form/Form';
import { FormField } from '@cheese/ui/form/FormField';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import { useFields } from '@cheese/ui/form/useFields';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { texts } from './texts';

/** As long as a number may be. */
const LONGEST = 40;

const faultOf = (number: string) => {
  if (number === '') return texts.empty;
  return number.length > LONGEST ? texts.tooLong : null;
};

/** Takes a number that somebody types, and leads to what it is worth. */
export function VerifyForm({ asked }: { asked: string }) {
  const fields = useFields({ number: asked });
  const navigate = useNavigate();
  const submit = (form: HTMLFormElement) => {
    const number = readCertificateNumber(fields.values.number);
    const fault = faultOf(number);
    if (fields.pass(fault ? { number: fault } : {}, form)) void navigate(paths.verify({ number }));
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
