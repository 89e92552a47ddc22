import { formTexts } from '@cheese/domain/texts/formTexts';
import { signInMessages } from '@cheese/domain/texts/signInMessages';
import { AgreementTick } from '@cheese/ui/signIn/AgreementTick';
import { CodeField } from '@cheese/ui/signIn/CodeField';
import { Form } from '@cheese/ui/form/Form';
import { FormHead } from '@cheese/ui/form/FormHead';
import { PasswordField } from '@cheese/ui/signIn/PasswordField';
import { PhoneField } from '@cheese/ui/signIn/PhoneField';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import type { Login } from '../useLogin';
import { AgreementWords } from './AgreementWords';

/** Sets a new password by a code, and signs in with it. */
export default function ForgotPane({ login }: { login: Login }) {
  const { state, fields, smsCode, agreement, send, submit } = login;
  return (
    <>
      <FormHead title={signInMessages.resetPassword} onBack={() => send({ type: 'back' })} />
      <Form label={signInMessages.resetPassword} onSubmit={submit}>
        <PhoneField name="phone" fields={fields} />
        <CodeField name="code" fields={fields} smsCode={smsCode} />
        <PasswordField name="newPassword" which="new" fields={fields} />
        <PasswordField name="secondPassword" which="second" fields={fields} />
        <SubmitButton isBusy={state.phase !== 'filling'} busy={formTexts.loggingIn}>
          {signInMessages.resetAndLogIn}
        </SubmitButton>
        <AgreementTick agreement={agreement}>
          <AgreementWords />
        </AgreementTick>
      </Form>
    </>
  );
}
