import { answerVerdicts } from '@cheese/domain/codes/exam/questionTypes';
import Chip from '@mui/material/Chip';
import { isAnswered, type MarkedQuestion } from '../Paper';
import { texts } from './texts';

const colours = {
  correct: 'success',
  partial: 'warning',
  wrong: 'error',
  waiting: 'info',
} as const;

export function VerdictChip({ question }: { question: MarkedQuestion }) {
  const { verdict, given } = question;
  const words = verdict ? answerVerdicts[verdict] : texts.waiting;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colours[verdict ?? 'waiting']}
      label={isAnswered(given) ? words : texts.none}
    />
  );
}
