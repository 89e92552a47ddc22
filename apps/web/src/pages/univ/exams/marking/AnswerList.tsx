import { useGetExamMarkingAnswersQuery } from '@cheese/api-client/exam/examMarking';
import type { MarkingView } from '@cheese/domain/codes/exam/markings';
import type { MarkedQuestion } from '@cheese/domain/contract/exam/examMarking';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Pager } from '@cheese/ui/list/Pager';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { AnswerCard } from './AnswerCard';
import { texts } from './texts';

const EACH = 10;

interface AnswerListProps {
  examId: number;
  question: MarkedQuestion;
  view: MarkingView;
  page: number;
  hrefOf: (change: { page?: number; view?: MarkingView }) => string;
}

/**
 * Answers to a question. Answers that were just marked stay in the list until the marker moves on.
 */
export function AnswerList({ examId, question, view, page, hrefOf }: AnswerListProps) {
  const query = useGetExamMarkingAnswersQuery(
    {
      examId,
      questionId: question.id,
      version: question.version,
      view,
      page,
      pageCnt: EACH,
    },
    { refetchOnMountOrArgChange: true },
  );
  const list = useRef<HTMLDivElement>(null);
  /** Moves the focus to the next field without marks. */
  const goOn = (from: HTMLElement) => {
    const fields = [...(list.current?.querySelectorAll<HTMLElement>('[data-score]') ?? [])];
    fields[fields.indexOf(from) + 1]?.focus();
  };
  return (
    <Answered
      query={query}
      what={texts.answers}
      skeleton={<RowsSkeleton />}
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState
          dense
          sentence={view === 'mine' ? texts.allDone : texts.noneHere}
          action={view !== 'all' && <Button href={hrefOf({ view: 'all' })}>{texts.seeAll}</Button>}
        />
      }
    >
      {({ list: answers, total }) => (
        <Box ref={list} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <Typography variant="caption">{texts.keys}</Typography>
          {answers.map((answer) => (
            <AnswerCard
              key={`${answer.attemptId}/${answer.place}`}
              examId={examId}
              answer={answer}
              onMarked={goOn}
            />
          ))}
          {view === 'mine' ? (
            total > EACH && (
              <Button variant="outlined" onClick={() => void query.refetch()}>
                {texts.more}
              </Button>
            )
          ) : (
            <Pager
              page={page}
              total={total}
              pageSize={EACH}
              makeHref={(to) => hrefOf({ page: to })}
            />
          )}
        </Box>
      )}
    </Answered>
  );
}
