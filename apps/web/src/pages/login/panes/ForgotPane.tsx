import { formWords } from '@cheese/domain/texts/formWords';
import { messages } from '@cheese/domain/texts/messages';
import { AgreementTick } from '@cheese/ui/form/AgreementTick';
import { CodeField } from '@cheese/ui/form/CodeField';
import { Form } from '@cheese/ui/form/Form';
import { FormHead } from '@cheese/ui/form/FormHead';
import { PasswordField } from '@cheese/ui/form/PasswordField';
import { PhoneField } from '@cheese/ui/form/PhoneField';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import type { Login } from '../useLogin';
import { AgreementWords } from './AgreementWords';

/** A new password by a code, and in with it. */
export default function ForgotPane({ login }: { login: Login }) {
  const { state, fields, smsCode, agreement, send, submit } = login;
  return (
    <>
      <FormHead title={messages.resetPassword} onBack={() => send({ type: 'back' })} />
      <Form label={messages.resetPassword} onSubmit={submit}>
        <PhoneField name="phone" fields={fields} />
        <CodeField name="code" fields={fields} smsCode={smsCode} />
        <PasswordField name="newPassword" which="new" fields={fields} />
        <PasswordField name="secondPassword" which="second" fields={fields} />
        <SubmitButton isBusy={state.phase !== 'filling'} busy={formWords.loggingIn}>
          {messages.resetAndLogIn}
        </SubmitButton>
        <AgreementTick agreement={agreement}>
          <AgreementWords />
        </AgreementTick>
      </Form>
    </>
  );
}
