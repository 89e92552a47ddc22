import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { type ReactNode, useId } from 'react';

const row = {
  display: 'flex',
  alignItems: 'flex-start',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'ground' },
};

interface ChoiceRowProps {
  /** True if the question is already in the target. */
  isTaken: boolean;
  isChosen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** The whole row is a label, because the check box alone is small for a finger. */
export function ChoiceRow({ isTaken, isChosen, onToggle, children }: ChoiceRowProps) {
  const id = useId();
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box component="label" sx={row}>
        <Checkbox
          checked={isChosen || isTaken}
          disabled={isTaken}
          onChange={onToggle}
          slotProps={{ input: { 'aria-labelledby': id } }}
        />
        <Box id={id} sx={{ flex: 1, minWidth: 0, py: '9px' }}>
          {children}
        </Box>
      </Box>
    </Box>
  );
}
