import type { ReviewedExam } from '@cheese/domain/contract/exam/shapes/examPaper';
import { AnswerOwner } from '@cheese/question-sheet/review/AnswerOwner';
import { ReviewCard } from '@cheese/question-sheet/review/ReviewCard';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

type Section = ReviewedExam['sections'][number];

export const MarkedPaper = ({ paper }: { paper: ReviewedExam }) => (
  <AnswerOwner value="learner">
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {paper.sections.map((section, at) => (
        <MarkedSection key={at} section={section} />
      ))}
    </Box>
  </AnswerOwner>
);

const MarkedSection = ({ section: { title, note, questions } }: { section: Section }) => (
  <>
    {title && <Typography variant="h2">{title}</Typography>}
    {note && <p>{note}</p>}
    {questions.map((question, at) => (
      <ReviewCard
        key={question.number}
        question={question}
        number={question.number}
        score={question.score}
        hasContextAbove={
          question.groupId !== null && questions[at - 1]?.groupId === question.groupId
        }
        extra={
          <>
            {question.isLate && <Chip size="small" label={texts.late} />}
            {question.correction && <Chip size="small" color="info" label={texts.corrected} />}
          </>
        }
      />
    ))}
  </>
);
