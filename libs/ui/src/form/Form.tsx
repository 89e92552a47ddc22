import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { texts as unsavedTexts } from '../unsaved/texts';
import { Unsaved } from '../unsaved/Unsaved';

interface FormProps {
  label: string;
  /** True if the form has unsaved changes. */
  isDirty?: boolean;
  onSubmit: (form: HTMLFormElement) => void;
  children: ReactNode;
}

/** `noValidate`: our own messages replace the browser's. */
export function Form({ label, isDirty = false, onSubmit, children }: FormProps) {
  return (
    <Stack
      component="form"
      noValidate
      aria-label={label}
      spacing={1}
      onSubmit={(event) => {
        event.preventDefault();
        // A form in a dialog must not submit the form behind it.
        event.stopPropagation();
        onSubmit(event.currentTarget);
      }}
    >
      <Unsaved loss={isDirty ? unsavedTexts.form : null} />
      {children}
    </Stack>
  );
}
