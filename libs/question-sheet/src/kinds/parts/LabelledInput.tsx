import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';

interface LabelledInputProps {
  label: string;
  value: string;
  onChange: (words: string) => void;
  /** Shown after the input, on the same line. */
  end?: ReactNode;
}

/** A line of an editor: its name, what is written, and what goes with it. */
export const LabelledInput = ({ label, value, onChange, end }: LabelledInputProps) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginTop: 8 }}>
    <span aria-hidden style={{ flex: 'none', minWidth: 64 }}>
      {label}
    </span>
    <OutlinedInput
      size="small"
      sx={{ flex: '1 1 100px' }}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      inputProps={{ 'aria-label': label }}
    />
    {end && <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>{end}</span>}
  </div>
);
