import { messages } from '@cheese/domain/texts/messages';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import type { Tab } from '../loginState';
import { texts } from '../texts';
import type { Fields } from '../useFields';
import type { SmsCode } from '../useSmsCode';
import { CodeField } from './CodeField';
import { LoginField } from './LoginField';
import { PasswordField } from './PasswordField';
import { PhoneField } from './PhoneField';

interface TabFieldsProps {
  tab: Tab;
  fields: Fields;
  smsCode: SmsCode;
  onForgot: () => void;
}

/** What the chosen way of signing in asks for. */
export function TabFields({ tab, fields, smsCode, onForgot }: TabFieldsProps) {
  if (tab === 'code') return <CodeFields fields={fields} smsCode={smsCode} />;
  if (tab === 'password') return <PasswordFields fields={fields} onForgot={onForgot} />;
  return <SchoolFields fields={fields} />;
}

function CodeFields({ fields, smsCode }: { fields: Fields; smsCode: SmsCode }) {
  return (
    <>
      <PhoneField fields={fields} />
      <CodeField fields={fields} smsCode={smsCode} />
      <Typography variant="caption" sx={{ color: 'text.third' }}>
        {texts.registering}
      </Typography>
    </>
  );
}

function PasswordFields({ fields, onForgot }: { fields: Fields; onForgot: () => void }) {
  return (
    <>
      <PhoneField fields={fields} />
      <PasswordField name="password" fields={fields} />
      <Box sx={{ textAlign: 'right' }}>
        <Button size="small" onClick={onForgot}>
          {texts.forgot}
        </Button>
      </Box>
    </>
  );
}

function SchoolFields({ fields }: { fields: Fields }) {
  return (
    <>
      <LoginField
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

export const submitWord = (tab: Tab) => (tab === 'code' ? texts.logInOrRegister : messages.logIn);
