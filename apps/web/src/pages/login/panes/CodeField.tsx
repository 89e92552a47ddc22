import { codeButtonText } from '@cheese/domain/rules/countdown';
import Button from '@mui/material/Button';
import { texts } from '../texts';
import type { Fields } from '../useFields';
import type { SmsCode } from '../useSmsCode';
import { LoginField } from './LoginField';

interface CodeFieldProps {
  fields: Fields;
  smsCode: SmsCode;
}

export function CodeField({ fields, smsCode }: CodeFieldProps) {
  return (
    <LoginField
      name="code"
      label={texts.code}
      placeholder={texts.codePlaceholder}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={6}
      fields={fields}
      end={<CodeButton {...smsCode} />}
    />
  );
}

/** Waits without being disabled, so that it keeps the focus of whoever pressed it. */
function CodeButton({ left, isSending, send }: SmsCode) {
  const isWaiting = left > 0 || isSending;
  return (
    <Button
      size="small"
      aria-disabled={isWaiting}
      onClick={({ currentTarget }) => void send(currentTarget.form)}
      sx={{ mr: -1, minWidth: 96, ...(isWaiting && { '&&': { color: 'text.third' } }) }}
    >
      {isSending ? texts.sendingCode : codeButtonText(left)}
    </Button>
  );
}
