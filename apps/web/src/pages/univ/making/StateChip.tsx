import { type MakingState, makingStates } from '@cheese/domain/codes/training/making';
import Chip from '@mui/material/Chip';

const colors = {
  draft: 'default',
  published: 'success',
  changed: 'info',
  withdrawn: 'warning',
} as const;

export const StateChip = ({ state }: { state: MakingState }) => (
  <Chip
    component="span"
    size="small"
    variant="outlined"
    color={colors[state]}
    label={makingStates[state]}
    // On the page background the text would have too little contrast.
    sx={{ bgcolor: 'background.paper' }}
  />
);
