import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLAttributes, ReactNode } from 'react';
import { FieldShell } from './FieldShell';
import type { Fields } from './useFields';

interface FormFieldProps<Name extends string> {
  name: Name;
  label: string;
  placeholder?: string;
  fields: Fields<Name>;
  type?: 'text' | 'tel' | 'password' | 'date' | 'month' | 'datetime-local';
  autoComplete: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  maxLength?: number;
  required?: boolean;
  /** Multi-line: the number of lines before the field grows. */
  lines?: number;
  /** Element at the right end inside the field. */
  end?: ReactNode;
}

/**
 * Something to fill in: label above, what is wrong below. Made of its parts, because a TextField
 * brings along everything that a list to choose from would need.
 */
export function FormField<Name extends string>(props: FormFieldProps<Name>) {
  const { name, label, placeholder = '', fields, type = 'text', end, required, ...rest } = props;
  const { lines, ...input } = rest;
  return (
    <FieldShell label={label} required={required} fault={fields.faults[name]}>
      {({ id, faultId }) => (
        <OutlinedInput
          id={id}
          name={name}
          type={type}
          placeholder={placeholder}
          value={fields.values[name]}
          onChange={({ target }) => fields.change(name, target.value)}
          endAdornment={end}
          {...(lines !== undefined && { multiline: true, minRows: lines, maxRows: 12 })}
          sx={{ minHeight: 44 }}
          slotProps={{ input: { ...input, 'aria-describedby': faultId } }}
        />
      )}
    </FieldShell>
  );
}
