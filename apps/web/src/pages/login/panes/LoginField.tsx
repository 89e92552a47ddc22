import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLAttributes, ReactNode } from 'react';
import type { FieldName } from '../loginForms';
import type { Fields } from '../useFields';

interface LoginFieldProps {
  name: FieldName;
  label: string;
  placeholder: string;
  fields: Fields;
  type?: 'text' | 'tel' | 'password';
  autoComplete: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  maxLength?: number;
  /** Stands at the right inside of the field. */
  end?: ReactNode;
}

/**
 * One field of the forms: label above, what is wrong below. Made of its parts, because a TextField
 * brings along everything that a list to choose from would need.
 */
export function LoginField(props: LoginFieldProps) {
  const { name, label, placeholder, fields, type = 'text', end, ...input } = props;
  const fault = fields.faults[name];
  const [id, faultId] = [`login-${name}`, `login-${name}-fault`];
  return (
    <FormControl fullWidth size="small" variant="outlined" error={fault !== undefined}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        name={name}
        type={type}
        placeholder={placeholder}
        value={fields.values[name]}
        onChange={({ target }) => fields.change(name, target.value)}
        endAdornment={end}
        sx={{ minHeight: 44 }}
        slotProps={{ input: { ...input, 'aria-describedby': faultId } }}
      />
      {/* A blank keeps the line, so that nothing jumps, and what is said in it is read out. */}
      <FormHelperText id={faultId} aria-live="polite">
        {fault ?? ' '}
      </FormHelperText>
    </FormControl>
  );
}
