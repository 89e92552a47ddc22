import { texts } from '../texts';
import type { Fields } from '../useFields';
import { LoginField } from './LoginField';

export function PhoneField({ fields }: { fields: Fields }) {
  return (
    <LoginField
      name="phone"
      type="tel"
      label={texts.phone}
      placeholder={texts.phonePlaceholder}
      autoComplete="tel-national"
      maxLength={11}
      fields={fields}
    />
  );
}
