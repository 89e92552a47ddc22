import { messages } from '@cheese/domain/texts/messages';
import type { Login } from '../useLogin';
import { AgreementTick } from './AgreementTick';
import { CodeField } from './CodeField';
import { LoginForm } from './LoginForm';
import { PaneHead } from './PaneHead';
import { PasswordField } from './PasswordField';
import { PhoneField } from './PhoneField';
import { SubmitButton } from './SubmitButton';

/** A new password by a code, and in with it. */
export default function ForgotPane({ login }: { login: Login }) {
  const { state, fields, smsCode, agreement, send, submit } = login;
  return (
    <>
      <PaneHead title={messages.resetPassword} onBack={() => send({ type: 'back' })} />
      <LoginForm label={messages.resetPassword} onSubmit={submit}>
        <PhoneField fields={fields} />
        <CodeField fields={fields} smsCode={smsCode} />
        <PasswordField name="newPassword" fields={fields} />
        <PasswordField name="secondPassword" fields={fields} />
        <SubmitButton isBusy={state.phase !== 'filling'}>{messages.resetAndLogIn}</SubmitButton>
        <AgreementTick {...agreement} />
      </LoginForm>
    </>
  );
}
