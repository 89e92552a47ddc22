import { type CourseState, courseStates } from '@cheese/domain/codes/learning/courseStates';
import Chip from '@mui/material/Chip';

const colors = {
  making: 'default',
  scheduled: 'info',
  published: 'success',
  withdrawn: 'warning',
} as const;

export const StateChip = ({ state }: { state: CourseState }) => (
  <Chip
    component="span"
    size="small"
    variant="outlined"
    color={colors[state]}
    label={courseStates[state]}
    // On the page background the text would have too little contrast.
    sx={{ bgcolor: 'background.paper' }}
  />
);
