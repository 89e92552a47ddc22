import { formTexts } from '@cheese/domain/texts/formTexts';
import { messages } from '@cheese/domain/texts/messages';
import { signInMessages } from '@cheese/domain/texts/signInMessages';
import { ChoiceTabs } from '@cheese/ui/form/ChoiceTabs';
import { CodeField } from '@cheese/ui/signIn/CodeField';
import { Form } from '@cheese/ui/form/Form';
import { PasswordField } from '@cheese/ui/signIn/PasswordField';
import { PhoneField } from '@cheese/ui/signIn/PhoneField';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Login } from '../useLogin';
import { FormEnd } from './FormEnd';

const ways = [
  { value: 'password', label: signInMessages.passwordTab },
  { value: 'code', label: signInMessages.codeTab },
] as const;

/** Sign-in by SMS code or by password. */
export function FormPane({ login }: { login: Login }) {
  const { way } = login.state;
  const isByCode = way === 'code';
  return (
    <ChoiceTabs
      label={formTexts.ways}
      choices={ways}
      chosen={way}
      onChoose={(chosen) => login.send({ type: 'wayChosen', way: chosen })}
    >
      <Form
        label={isByCode ? signInMessages.codeTab : signInMessages.passwordTab}
        onSubmit={login.submit}
      >
        <PhoneField name="phone" fields={login.fields} />
        {isByCode ? <CodeWay login={login} /> : <PasswordWay login={login} />}
        <FormEnd login={login}>{isByCode ? formTexts.logInOrRegister : messages.logIn}</FormEnd>
      </Form>
    </ChoiceTabs>
  );
}

function CodeWay({ login: { fields, smsCode } }: { login: Login }) {
  return (
    <>
      <CodeField name="code" fields={fields} smsCode={smsCode} />
      <Typography variant="caption" sx={{ color: 'text.third' }}>
        {formTexts.registering}
      </Typography>
    </>
  );
}

function PasswordWay({ login: { fields, send } }: { login: Login }) {
  return (
    <>
      <PasswordField name="password" fields={fields} />
      <Box sx={{ textAlign: 'right' }}>
        <Button size="small" onClick={() => send({ type: 'forgotOpened' })}>
          {formTexts.forgot}
        </Button>
      </Box>
    </>
  );
}
