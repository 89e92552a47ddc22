import { type DrillState, drillStates } from '@cheese/domain/codes/viewers/drillMaking';
import Chip from '@mui/material/Chip';

const colors = {
  draft: 'default',
  published: 'success',
  changed: 'info',
  withdrawn: 'warning',
} as const;

/** Whether learners see a drill, and which one. */
export const StateChip = ({ state }: { state: DrillState }) => (
  <Chip
    component="span"
    size="small"
    variant="outlined"
    color={colors[state]}
    label={drillStates[state]}
    // On the ground of a page its words would be too pale.
    sx={{ bgcolor: 'background.paper' }}
  />
);
