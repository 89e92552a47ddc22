import type { Quiz } from '@cheese/domain/contract/emergency/shapes/quizShapes';
import { useAnswerKeeper } from '@cheese/question-sheet/keeping/useAnswerKeeper';
import { QuestionSheet } from '@cheese/question-sheet/sheet/QuestionSheet';
import { Notice } from '@cheese/ui/feedback/Notice';
import { EmptyPicture } from '@cheese/ui/feedback/pictures';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { paths } from '../../paths';
import { useSessionState } from '../../session/session';
import { sheetQuestion } from './sheetQuestion';
import { texts } from './texts';
import { useQuizCalls } from './useQuizCalls';

interface QuizRunnerProps {
  quiz: Quiz;
  onSubmitted: (quizId: number) => void;
}

export function QuizRunner({ quiz, onSubmitted }: QuizRunnerProps) {
  const { quizId, questions, startedAt } = quiz;
  const { save, submit } = useQuizCalls(quiz);
  const me = useSessionState().person?.id;
  const attempt = {
    key: `emergency/${me}/${quizId}`,
    answers: placedAnswers(quiz),
    startedAt,
    now: startedAt,
  };
  const keeper = useAnswerKeeper(attempt, { save });
  const [paper] = useState({ questions: questions.map(sheetQuestion), scores: [], sections: [] });
  return (
    <QuestionSheet
      paper={paper}
      keeper={keeper}
      calls={{ submit, onSubmitted: () => onSubmitted(quizId) }}
      ended={<EndedFace />}
    />
  );
}

/** This service keeps no version of answers, so answers in the browser count as newer. */
const placedAnswers = ({ questions, answers }: Quiz) =>
  answers.map(({ questionId, option }) => ({
    place: questions.findIndex(({ id }) => id === questionId),
    given: [option],
    isFlagged: false,
    number: 0,
  }));

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
