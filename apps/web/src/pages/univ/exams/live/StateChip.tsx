import type { Watched } from '@cheese/domain/contract/exam/examWatch';
import Chip from '@mui/material/Chip';
import { texts } from './texts';

const colors = {
  absent: 'default',
  answering: 'success',
  quiet: 'warning',
  submitted: 'info',
} as const;

/** State of a participant, and whether they have left the page. */
export const StateChip = ({
  state,
  isAway,
  words,
}: Pick<Watched, 'state' | 'isAway'> & { words: string }) => (
  <Chip
    size="small"
    variant="outlined"
    color={isAway ? 'error' : colors[state]}
    label={isAway ? texts.away : words}
  />
);
