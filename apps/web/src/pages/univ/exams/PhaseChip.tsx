import { type ExamPhase, examPhases } from '@cheese/domain/codes/exam/examPhases';
import Chip from '@mui/material/Chip';

const colors = {
  draft: 'default',
  toCome: 'info',
  running: 'success',
  over: 'default',
  cancelled: 'error',
} as const;

export const PhaseChip = ({ phase }: { phase: ExamPhase }) => (
  <Chip
    component="span"
    size="small"
    variant="outlined"
    color={colors[phase]}
    label={examPhases[phase]}
    // On the page background the text would have too little contrast.
    sx={{ bgcolor: 'background.paper' }}
  />
);
