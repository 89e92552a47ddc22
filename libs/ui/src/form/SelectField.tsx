import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldShell } from './FieldShell';
import type { Fields } from './useFields';

interface SelectFieldProps<Name extends string> {
  name: Name;
  label: string;
  fields: Fields<Name>;
  /** Options by value. */
  labels: Readonly<Record<string | number, string>>;
  /** Label of the empty option. */
  blank?: string;
  required?: boolean;
}

/** A native select, which every phone and screen reader supports. */
export function SelectField<Name extends string>(props: SelectFieldProps<Name>) {
  const { name, label, fields, labels, blank, required } = props;
  return (
    <FieldShell label={label} required={required} fault={fields.faults[name]}>
      {({ id, faultId }) => (
        <NativeSelect
          id={id}
          name={name}
          value={fields.values[name]}
          onChange={({ target }) => fields.change(name, target.value)}
          input={<OutlinedInput sx={{ minHeight: 44 }} />}
          inputProps={{ 'aria-describedby': faultId }}
        >
          {blank !== undefined && <option value="">{blank}</option>}
          {Object.entries(labels).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldShell>
  );
}
