import { formTexts } from '@cheese/domain/texts/formTexts';
import { messages } from '@cheese/domain/texts/messages';
import { CodeField } from '@cheese/ui/signIn/CodeField';
import { FormField } from '@cheese/ui/form/FormField';
import { PasswordField } from '@cheese/ui/signIn/PasswordField';
import { PhoneField } from '@cheese/ui/signIn/PhoneField';
import type { SmsCode } from '@cheese/ui/signIn/useSmsCode';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import type { Tab } from '../loginState';
import { texts } from '../texts';
import type { LoginFields } from '../loginForms';

interface TabFieldsProps {
  tab: Tab;
  fields: LoginFields;
  smsCode: SmsCode;
  onForgot: () => void;
}

export function TabFields({ tab, fields, smsCode, onForgot }: TabFieldsProps) {
  if (tab === 'code') return <CodeFields fields={fields} smsCode={smsCode} />;
  if (tab === 'password') return <PasswordFields fields={fields} onForgot={onForgot} />;
  return <SchoolFields fields={fields} />;
}

function CodeFields({ fields, smsCode }: { fields: LoginFields; smsCode: SmsCode }) {
  return (
    <>
      <PhoneField name="phone" fields={fields} />
      <CodeField name="code" fields={fields} smsCode={smsCode} />
      <Typography variant="caption" sx={{ color: 'text.third' }}>
        {formTexts.registering}
      </Typography>
    </>
  );
}

function PasswordFields({ fields, onForgot }: { fields: LoginFields; onForgot: () => void }) {
  return (
    <>
      <PhoneField name="phone" fields={fields} />
      <PasswordField name="password" fields={fields} />
      <Box sx={{ textAlign: 'right' }}>
        <Button size="small" onClick={onForgot}>
          {formTexts.forgot}
        </Button>
      </Box>
    </>
  );
}

function SchoolFields({ fields }: { fields: LoginFields }) {
  return (
    <>
      <FormField
        name="username"
        label={texts.account}
        placeholder={texts.accountPlaceholder}
        autoComplete="username"
        maxLength={64}
        fields={fields}
      />
      <PasswordField name="schoolPassword" fields={fields} />
    </>
  );
}

export const submitWord = (tab: Tab) =>
  tab === 'code' ? formTexts.logInOrRegister : messages.logIn;
