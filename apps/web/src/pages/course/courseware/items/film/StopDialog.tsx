import { useGetFilmQuestionQuery } from '@cheese/api-client/exam/filmQuestion';
import type { FilmQuestion } from '@cheese/domain/contract/exam/filmQuestion';
import type { FilmStop } from '@cheese/domain/contract/learning/shapes/coursewareDetail';
import { ReviewCard } from '@cheese/question-sheet/review/ReviewCard';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { failureKind, readFailure } from '@cheese/ui/feedback/failure';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { LoneTalk } from '../../../../../features/comments/TalkButton';
import { texts } from '../../texts';
import { AskedQuestion } from './AskedQuestion';

interface StopDialogProps {
  coursewareId: number;
  stop: FilmStop;
  /** Reports what was watched: the server gives a question only after its second was reached. */
  report: () => Promise<void>;
  onGoOn: () => void;
  /** Returns to the film without answering. */
  onBack: () => void;
}

/** A question inside the film: the film continues after the answer and its explanation. */
export function StopDialog({ coursewareId, stop, report, onGoOn, onBack }: StopDialogProps) {
  const { second, mustAnswer } = stop;
  const at = { coursewareId, second };
  const [isTold, setTold] = useState(false);
  useEffect(() => void report().finally(() => setTold(true)), [report]);
  const query = useGetFilmQuestionQuery(at, { skip: !isTold });
  // The teacher may have removed the question while the film was playing.
  const isGone = query.isError && failureKind(readFailure(query.error)) === 'notFound';
  const isOver = isGone || query.data?.question === null;
  const mayGoOn = isOver || !mustAnswer;
  const again = { ...query, refetch: () => report().finally(() => void query.refetch()) };
  return (
    <PanelDialog
      title={texts.pause}
      onClose={mayGoOn ? onGoOn : onBack}
      actions={
        mayGoOn ? (
          <Button variant={isOver ? 'contained' : 'text'} onClick={onGoOn}>
            {isOver ? texts.goOn : texts.skip}
          </Button>
        ) : (
          <Button onClick={onBack}>{texts.backInFilm}</Button>
        )
      }
    >
      <Answered
        query={again}
        what={texts.filmQuestion}
        skeleton={<RowsSkeleton count={4} />}
        notFound={<EmptyState sentence={texts.noQuestion} />}
      >
        {(told) => <Told told={told} at={at} mustAnswer={mustAnswer} />}
      </Answered>
    </PanelDialog>
  );
}

interface ToldProps {
  told: FilmQuestion;
  at: { coursewareId: number; second: number };
  mustAnswer: boolean;
}

function Told({ told: { question, reviewed }, at, mustAnswer }: ToldProps) {
  if (reviewed) {
    const end = <LoneTalk questionId={reviewed.id} />;
    return <ReviewCard question={reviewed} number={1} end={end} />;
  }
  if (question) return <AskedQuestion question={question} at={at} mustAnswer={mustAnswer} />;
  return <EmptyState sentence={texts.noQuestion} />;
}
