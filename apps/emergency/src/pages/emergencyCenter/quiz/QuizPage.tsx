import type { Quiz } from '@cheese/domain/contract/emergency/quizShapes';
import { useGetCurrentQuizQuery } from '@cheese/emergency-api/quiz';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { QuizRunner } from '../../../features/quiz/QuizRunner';
import { QuizTabs } from '../../../features/quiz/QuizTabs';
import { texts as quizTexts } from '../../../features/quiz/texts';
import { paths } from '../../../paths';
import { StartPane } from './StartPane';
import { texts } from './texts';

export default function QuizPage() {
  useDocumentTitle(quizTexts.title);
  const navigate = useNavigate();
  const query = useGetCurrentQuizQuery(undefined, { refetchOnMountOrArgChange: true });
  const held = useHeld(query.isFetching ? undefined : query.currentData);
  const seeResult = (id: number) => void navigate(paths.quiz.result({ id }), { replace: true });

  return (
    <Content>
      <PageTitle>{quizTexts.title}</PageTitle>
      {held ? (
        <QuizRunner key={held.quizId} quiz={held} onSubmitted={seeResult} />
      ) : (
        <>
          <QuizTabs here="title" />
          <Answered
            query={query}
            what={texts.what}
            skeleton={<RowsSkeleton />}
            empty={<StartPane />}
          >
            {() => <RowsSkeleton />}
          </Answered>
        </>
      )}
    </Content>
  );
}

/** The quiz under way stays on the screen until it is left, though it is handed in by then. */
function useHeld(current: Quiz | null | undefined): Quiz | null {
  const [held, hold] = useState<Quiz | null>(null);
  if (current && current.quizId !== held?.quizId) hold(current);
  return held;
}
