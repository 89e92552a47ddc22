import { formTexts } from '@cheese/domain/texts/formTexts';
import { fieldMessages } from '@cheese/domain/texts/fieldMessages';
import { FormField } from '../form/FormField';
import type { Fields } from '../form/useFields';

/** The current password, a new one, and its repetition. */
const looks = {
  current: {
    label: formTexts.password,
    placeholder: formTexts.passwordPlaceholder,
    autoComplete: 'current-password',
  },
  new: {
    label: formTexts.newPassword,
    placeholder: fieldMessages.newPasswordPlaceholder,
    autoComplete: 'new-password',
  },
  second: {
    label: formTexts.secondPassword,
    placeholder: formTexts.secondPlaceholder,
    autoComplete: 'new-password',
  },
} as const;

interface PasswordFieldProps<Name extends string> {
  name: Name;
  fields: Fields<Name>;
  which?: keyof typeof looks;
}

export function PasswordField<Name extends string>(props: PasswordFieldProps<Name>) {
  const { which = 'current', ...field } = props;
  return <FormField type="password" maxLength={128} {...looks[which]} {...field} />;
}
