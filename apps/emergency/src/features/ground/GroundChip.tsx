import { type GroundState, groundStates } from '@cheese/domain/codes/emergency/centre';
import Chip from '@mui/material/Chip';

/** Published to trainees or not. */
export function GroundChip({ state }: { state: GroundState }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={state === 1 ? 'success' : 'default'}
      label={groundStates[state]}
    />
  );
}
