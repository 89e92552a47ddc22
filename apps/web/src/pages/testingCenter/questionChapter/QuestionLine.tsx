import { type QuestionStanding, questionStandings } from '@cheese/domain/codes/exam/practices';
import { questionTypes } from '@cheese/domain/codes/exam/questionTypes';
import type { ChapterQuestion } from '@cheese/domain/contract/exam/practice';
import { RichText } from '@cheese/ui/article/RichText';
import Chip from '@mui/material/Chip';
import { Line } from '@cheese/ui/list/Lines';

const colours: Record<QuestionStanding, 'default' | 'success' | 'error'> = {
  0: 'default',
  1: 'success',
  2: 'error',
};

/** A question with the result of the last answer. */
export function QuestionLine({ question }: { question: ChapterQuestion }) {
  const { number, type, stem, standing } = question;
  return (
    <Line>
      <div className="words">
        {number}. <RichText html={stem} isInline />
        <small>{questionTypes[type]}</small>
      </div>
      <Chip
        size="small"
        variant="outlined"
        color={colours[standing]}
        label={questionStandings[standing]}
      />
    </Line>
  );
}
