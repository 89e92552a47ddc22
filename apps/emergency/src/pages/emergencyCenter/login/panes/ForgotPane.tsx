import { signInMessages } from '@cheese/domain/texts/signInMessages';
import { CodeField } from '@cheese/ui/signIn/CodeField';
import { Form } from '@cheese/ui/form/Form';
import { FormHead } from '@cheese/ui/form/FormHead';
import { PasswordField } from '@cheese/ui/signIn/PasswordField';
import { PhoneField } from '@cheese/ui/signIn/PhoneField';
import type { Login } from '../useLogin';
import { FormEnd } from './FormEnd';

/** Sets a new password by SMS code, then signs in with it. */
export default function ForgotPane({ login }: { login: Login }) {
  const { fields, smsCode, send, submit } = login;
  return (
    <>
      <FormHead title={signInMessages.resetPassword} onBack={() => send({ type: 'back' })} />
      <Form label={signInMessages.resetPassword} onSubmit={submit}>
        <PhoneField name="phone" fields={fields} />
        <CodeField name="code" fields={fields} smsCode={smsCode} />
        <PasswordField name="newPassword" which="new" fields={fields} />
        <PasswordField name="secondPassword" which="second" fields={fields} />
        <FormEnd login={login}>{signInMessages.resetAndLogIn}</FormEnd>
      </Form>
    </>
  );
}
