import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface FormProps {
  label: string;
  onSubmit: (form: HTMLFormElement) => void;
  children: ReactNode;
}

/** A form whose faults are ours to say, not the browser's. */
export function Form({ label, onSubmit, children }: FormProps) {
  return (
    <Stack
      component="form"
      noValidate
      aria-label={label}
      spacing={1}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      {children}
    </Stack>
  );
}
