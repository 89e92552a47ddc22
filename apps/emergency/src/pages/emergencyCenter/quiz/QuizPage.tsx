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
import { useHeld } from './useHeld';

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

/** Keeps the first loaded value, so that a quiz drawn on this page is not taken for an older one. */
function useFirst<T>(value: T | undefined): T | undefined {
  const [first, setFirst] = useState(value);
  if (first === undefined && value !== undefined) setFirst(value);
  return first;
}
