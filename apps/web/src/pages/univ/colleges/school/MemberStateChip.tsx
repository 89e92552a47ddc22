import {
  type MemberState,
  memberStateCodes,
  memberStates,
} from '@cheese/domain/codes/people/memberStates';
import Chip from '@mui/material/Chip';

function colorOf(state: MemberState) {
  if (state === memberStateCodes.active) return 'success';
  if (state === memberStateCodes.waiting) return 'warning';
  return state === memberStateCodes.disabled ? 'error' : 'default';
}

export const MemberStateChip = ({ state }: { state: MemberState }) => (
  <Chip
    component="span"
    size="small"
    variant="outlined"
    color={colorOf(state)}
    label={memberStates[state]}
    // On the page background the text would have too little contrast.
    sx={{ bgcolor: 'background.paper' }}
  />
);
