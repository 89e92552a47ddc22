import { quizQuestionTypes } from '@cheese/domain/codes/emergency/welfare';
import type { Quiz } from '@cheese/domain/contract/emergency/quizShapes';
import { QuestionSheet } from '@cheese/question-sheet/QuestionSheet';
import { Notice } from '@cheese/ui/feedback/Notice';
import { EmptyPicture } from '@cheese/ui/feedback/pictures';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { paths } from '../../paths';
import { draftsOf } from './draftsOf';
import { texts } from './texts';
import { useQuizCalls } from './useQuizCalls';

interface QuizRunnerProps {
  quiz: Quiz;
  onSubmitted: (quizId: number) => void;
}

/** A quiz under way. */
export function QuizRunner({ quiz, onSubmitted }: QuizRunnerProps) {
  const { quizId } = quiz;
  const calls = useQuizCalls(quizId);
  const [drafts] = useState(() => draftsOf(localStorage, quizId));
  return (
    <QuestionSheet
      paper={quiz}
      kinds={quizQuestionTypes}
      calls={{ ...calls, onSubmitted: () => onSubmitted(quizId) }}
      drafts={drafts}
      ended={<EndedFace />}
    />
  );
}

function EndedFace() {
  return (
    <Notice
      picture={<EmptyPicture />}
      title={texts.ended}
      detail={texts.endedWhy}
      action={<Button href={paths.quiz.history()}>{texts.seeHistory}</Button>}
    />
  );
}
