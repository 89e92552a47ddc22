import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { texts as unsavedTexts } from '../unsaved/texts';
import { Unsaved } from '../unsaved/Unsaved';

interface FormProps {
  label: string;
  /** Something is filled in that is not saved yet. */
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
        // One in a dialog over another form is sent alone.
        event.stopPropagation();
        onSubmit(event.currentTarget);
      }}
    >
      <Unsaved loss={isDirty ? unsavedTexts.form : null} />
      {children}
    </Stack>
  );
}
