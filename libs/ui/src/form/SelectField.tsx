import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldShell } from './FieldShell';
import type { Fields } from './useFields';

interface SelectFieldProps<Name extends string> {
  name: Name;
  label: string;
  fields: Fields<Name>;
  /** What may be chosen: its value and its words. */
  labels: Readonly<Record<string | number, string>>;
  /** What stands there before anything is chosen. */
  blank?: string;
  required?: boolean;
}

/** One of a list: the browser's own, which every phone and screen reader knows. */
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
