import { messages } from '@cheese/domain/texts/messages';
import { texts } from '../texts';
import type { Fields } from '../useFields';
import { LoginField } from './LoginField';

const looks = {
  password: {
    label: texts.password,
    placeholder: texts.passwordPlaceholder,
    autoComplete: 'current-password',
  },
  schoolPassword: {
    label: texts.password,
    placeholder: texts.passwordPlaceholder,
    autoComplete: 'current-password',
  },
  newPassword: {
    label: texts.newPassword,
    placeholder: messages.newPasswordPlaceholder,
    autoComplete: 'new-password',
  },
  secondPassword: {
    label: texts.secondPassword,
    placeholder: texts.secondPlaceholder,
    autoComplete: 'new-password',
  },
} as const;

export function PasswordField({ name, fields }: { name: keyof typeof looks; fields: Fields }) {
  return (
    <LoginField name={name} type="password" maxLength={128} fields={fields} {...looks[name]} />
  );
}
