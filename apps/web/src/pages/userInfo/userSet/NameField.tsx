import { FormField } from '@cheese/ui/form/FormField';
import type { Fields } from '@cheese/ui/form/useFields';
import { texts } from './texts';

/** The name by which a school's roll knows somebody. */
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
