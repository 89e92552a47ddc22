import { FormField } from '@cheese/ui/form/FormField';
import type { Fields } from '@cheese/ui/form/useFields';
import { texts } from './texts';

/** The real name, as in the school's roll. */
export function NameField<Name extends string>({ fields }: { fields: Fields<Name | 'name'> }) {
  return (
    <FormField
      name="name"
      label={texts.name}
      placeholder={texts.namePlaceholder}
      autoComplete="name"
      maxLength={30}
      fields={fields}
    />
  );
}
