import { formTexts } from '@cheese/domain/texts/formTexts';
import { FormField } from '../form/FormField';
import type { Fields } from '../form/useFields';

interface PhoneFieldProps<Name extends string> {
  name: Name;
  fields: Fields<Name>;
  label?: string;
  placeholder?: string;
  required?: boolean;
}

export function PhoneField<Name extends string>({
  label,
  placeholder,
  ...field
}: PhoneFieldProps<Name>) {
  return (
    <FormField
      type="tel"
      label={label ?? formTexts.phone}
      placeholder={placeholder ?? formTexts.phonePlaceholder}
      autoComplete="tel-national"
      maxLength={11}
      {...field}
    />
  );
}
