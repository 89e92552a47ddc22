import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface TickListProps {
  label: string;
  choices: readonly { value: number; label: string }[];
  /** Empty means no filter. */
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}

/** Checkboxes of a filter; none checked means no filter. */
export function TickList({ label, choices, chosen, onChange }: TickListProps) {
  const id = useId();
  const toggle = (value: number) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <Box role="group" aria-labelledby={id} sx={{ mb: 2 }}>
      <Typography id={id} variant="body2" sx={{ mb: 0.5, color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {choices.map(({ value, label: words }) => (
          <Chip
            key={value}
            label={words}
            color={chosen.includes(value) ? 'primary' : 'default'}
            variant={chosen.includes(value) ? 'filled' : 'outlined'}
            aria-pressed={chosen.includes(value)}
            onClick={() => toggle(value)}
          />
        ))}
      </Box>
    </Box>
  );
}
