import type { Quiz } from '@cheese/domain/contract/emergency/shapes/quizShapes';
import { useGetCurrentQuizQuery } from '@cheese/emergency-api/quiz';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CentreGate } from '../../../features/org/CentreGate';
import { QuizRunner } from '../../../features/quiz/QuizRunner';
import { QuizTabs } from '../../../features/quiz/QuizTabs';
import { texts as quizTexts } from '../../../features/quiz/texts';
import { paths } from '../../../paths';
import { GiveUp } from './GiveUp';
import { StartPane } from './StartPane';
import { texts } from './texts';

export default function QuizPage() {
  useDocumentTitle(quizTexts.title);
  const navigate = useNavigate();
  const query = useGetCurrentQuizQuery(undefined, { refetchOnMountOrArgChange: true });
  const current = query.isFetching ? undefined : query.currentData;
  const { held, release } = useHeld(current);
  const [search] = useSearchParams();
  const first = useFirst(current);
  const isInTheWay = search.get('start') === '1' && first?.quizId === held?.quizId;
  const seeResult = (id: number) => void navigate(paths.quiz.result({ id }), { replace: true });

  return (
    <Content>
      <PageTitle>{quizTexts.title}</PageTitle>
      {held ? (
        <>
          <QuizRunner key={held.quizId} quiz={held} onSubmitted={seeResult} />
          <GiveUp quiz={held} isInTheWay={isInTheWay} onGivenUp={release} />
        </>
      ) : (
        <>
          <QuizTabs here="title" />
          <CentreGate>
            <Answered
              query={query}
              what={texts.what}
              skeleton={<RowsSkeleton />}
              empty={<StartPane />}
            >
              {() => <RowsSkeleton />}
            </Answered>
          </CentreGate>
        </>
      )}
    </Content>
  );
}

/** The quiz under way stays on the screen until it is left, though it is handed in by then. */
function useHeld(current: Quiz | null | undefined) {
  const [held, hold] = useState<Quiz | null>(null);
  const [givenUp, setGivenUp] = useState<number>();
  const isNew = current && current.quizId !== held?.quizId && current.quizId !== givenUp;
  if (isNew) hold(current);
  const release = () => {
    setGivenUp(held?.quizId);
    hold(null);
  };
  return { held, release };
}

/**
 * The value when the page was opened: a quiz started on this page must not count as an earlier one.
 */
function useFirst<T>(value: T | undefined): T | undefined {
  const [first, setFirst] = useState(value);
  if (first === undefined && value !== undefined) setFirst(value);
  return first;
}
