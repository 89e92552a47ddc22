import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface WordFieldProps {
  label: string;
  value: string;
  onChange: (words: string) => void;
}

/** A line of plain words, its label above. */
export function WordField({ label, value, onChange }: WordFieldProps) {
  const id = useId();
  return (
    <div style={{ display: 'grid', gap: 4 }}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        id={id}
        size="small"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
