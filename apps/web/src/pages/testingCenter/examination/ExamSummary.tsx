import { useGetExamResultQuery } from '@cheese/api-client/exam/exam';
import type { ExamDescription } from '@cheese/domain/contract/exam/exam';
import type { ExamResult } from '@cheese/domain/contract/exam/shapes/examPaper';
import { forgetEnded } from '@cheese/question-sheet/keeping/forgetEnded';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { FigureRow } from '@cheese/ui/management/FigureRow';
import { useNow } from '@cheese/ui/time/useNow';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { spanText } from '../../../features/answering/spanTexts';
import { paths } from '../../../paths';
import { texts } from './texts';
import { Withdrawable } from './Withdrawable';

/** Result of the last attempt, as far as it is published. */
export function ExamSummary({ exam }: { exam: ExamDescription }) {
  // Never from the cache: an attempt can be withdrawn only for a short time.
  const query = useGetExamResultQuery({ examId: exam.id }, { refetchOnMountOrArgChange: true });
  return (
    <Answered query={query} what={texts.result} skeleton={<RowsSkeleton count={2} />}>
      {(result) =>
        result.withdrawableMs === null ? (
          <Shown result={result} />
        ) : (
          <Withdrawable
            attemptId={result.attemptId}
            leftMs={result.withdrawableMs}
            onOver={() => void query.refetch()}
          />
        )
      }
    </Answered>
  );
}

function Shown({ result }: { result: ExamResult }) {
  const { examId, attemptId, marks, reviewFrom, resultFrom } = result;
  useEffect(() => void forgetEnded(`main/${attemptId}`), [attemptId]);
  const now = useNow();
  return (
    <Box component="section" aria-label={texts.result} sx={{ mb: 3 }}>
      <Typography variant="h2" sx={{ mb: 2, display: 'flex', gap: 1, alignItems: 'center' }}>
        {texts.result}
        {marks && <PassedChip marks={marks} />}
      </Typography>
      {result.isTimedOut && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {texts.timedOut}
        </Alert>
      )}
      {!marks && <p>{texts.resultLater(resultFrom)}</p>}
      <FigureRow label={texts.result} figures={figuresOf(result)} />
      {now >= reviewFrom ? (
        <Button variant="contained" href={paths.examination({ examId, view: 'review' })}>
          {texts.review}
        </Button>
      ) : (
        <p>{texts.reviewLater(reviewFrom)}</p>
      )}
    </Box>
  );
}

type Marks = NonNullable<ExamResult['marks']>;

function PassedChip({ marks: { isPassed, waitingCount } }: { marks: Marks }) {
  if (isPassed === null) return <Chip size="small" label={texts.waiting(waitingCount)} />;
  return (
    <Chip
      size="small"
      color={isPassed ? 'success' : 'error'}
      label={isPassed ? texts.passed : texts.failed}
    />
  );
}

function figuresOf({ marks, totalScore, unansweredCount, usedS }: ExamResult) {
  const always = [
    { name: texts.open, value: String(unansweredCount) },
    { name: texts.used, value: spanText(usedS) },
  ];
  if (!marks) return always;
  const { rank, examineeCount } = marks;
  return [
    { name: texts.gained, value: `${marks.score} / ${totalScore}` },
    { name: texts.right, value: String(marks.rightCount) },
    { name: texts.partial, value: String(marks.partialCount) },
    { name: texts.wrong, value: String(marks.wrongCount) },
    ...always,
    ...(rank === null ? [] : [{ name: texts.rank, value: texts.rankOf(rank, examineeCount) }]),
  ];
}
