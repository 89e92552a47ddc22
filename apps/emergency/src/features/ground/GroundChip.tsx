import {
  groundStateCodes,
  type GroundState,
  groundStates,
} from '@cheese/domain/codes/emergency/centre';
import Chip from '@mui/material/Chip';

/** Published to trainees or not. */
export function GroundChip({ state }: { state: GroundState }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={state === groundStateCodes.shown ? 'success' : 'default'}
      label={groundStates[state]}
    />
  );
}
