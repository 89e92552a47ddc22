import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { type ReactNode, useId } from 'react';

interface FieldShellProps {
  label: string;
  required?: boolean | undefined;
  fault: string | undefined;
  /** The control; it carries the ids for its label and its error message. */
  children: (ids: { id: string; faultId: string }) => ReactNode;
}

export function FieldShell({ label, required = false, fault, children }: FieldShellProps) {
  const id = useId();
  const faultId = `${id}-fault`;
  return (
    <FormControl
      fullWidth
      size="small"
      variant="outlined"
      required={required}
      error={fault !== undefined}
    >
      <InputLabel htmlFor={id}>{label}</InputLabel>
      {children({ id, faultId })}
      {/* A blank keeps the line, so that nothing jumps, and what is said in it is read out. */}
      <FormHelperText id={faultId} aria-live="polite">
        {fault ?? ' '}
      </FormHelperText>
    </FormControl>
  );
}
