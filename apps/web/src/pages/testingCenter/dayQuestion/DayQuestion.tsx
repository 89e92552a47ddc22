import { useGetDailyQuestionQuery } from '@cheese/api-client/exam/dailyQuestion';
import { ReviewCard } from '@cheese/question-sheet/review/ReviewCard';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import Button from '@mui/material/Button';
import { LoneTalk } from '../../../features/comments/TalkButton';
import { paths } from '../../../paths';
import { AnswerCard } from './AnswerCard';
import { texts } from './texts';

interface DayQuestionProps {
  libraryId: number;
  /** Undefined for today. */
  day: string | undefined;
}

/** The question of a day; it can be answered once, and then shows the right answer. */
export function DayQuestion({ libraryId, day }: DayQuestionProps) {
  const query = useGetDailyQuestionQuery({ libraryId, ...(day && { day }) });
  return (
    <Answered
      query={query}
      what={texts.what}
      skeleton={<RowsSkeleton count={5} />}
      notFound={
        <EmptyState
          sentence={texts.noQuestion}
          action={<Button href={paths.dayQuestion({ libraryId })}>{texts.backToday}</Button>}
        />
      }
    >
      {({ reviewed, ...asked }) =>
        reviewed ? (
          <ReviewCard question={reviewed} number={1} end={<LoneTalk questionId={reviewed.id} />} />
        ) : (
          <AnswerCard key={`${asked.libraryId} ${asked.day}`} asked={asked} />
        )
      }
    </Answered>
  );
}
