import { codeButtonText } from '@cheese/domain/rules/time/countdown';
import { formTexts } from '@cheese/domain/texts/formTexts';
import Button from '@mui/material/Button';
import { FormField } from '../form/FormField';
import type { Fields } from '../form/useFields';
import type { SmsCode } from './useSmsCode';

interface CodeFieldProps<Name extends string> {
  name: Name;
  fields: Fields<Name>;
  smsCode: SmsCode;
  label?: string;
}

/** The SMS code field with the button that requests the code. */
export function CodeField<Name extends string>(props: CodeFieldProps<Name>) {
  const { smsCode, label = formTexts.code, ...field } = props;
  return (
    <FormField
      label={label}
      placeholder={formTexts.codePlaceholder}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={6}
      end={<CodeButton {...smsCode} />}
      {...field}
    />
  );
}

/** Not disabled while waiting, so that it keeps the focus. */
function CodeButton({ left, isSending, send }: SmsCode) {
  const isWaiting = left > 0 || isSending;
  return (
    <Button
      size="small"
      aria-disabled={isWaiting}
      onClick={({ currentTarget }) => void send(currentTarget.form)}
      sx={{
        mr: -1,
        minWidth: '6rem',
        flex: 'none',
        ...(isWaiting && { '&&': { color: 'text.third' } }),
      }}
    >
      {isSending ? formTexts.sendingCode : codeButtonText(left)}
    </Button>
  );
}
