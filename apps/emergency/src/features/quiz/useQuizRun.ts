import type { Quiz } from '@cheese/domain/contract/emergency/quizShapes';
import { useSubmitQuizMutation } from '@cheese/emergency-api/quiz';
import { readFailure } from '@cheese/ui/feedback/failure';
import { useEffect, useReducer } from 'react';
import { useOnce } from '../once/useOnce';
import { draftShelf } from './draftShelf';
import { quizReducer } from './quizReducer';
import { answersOf, beginQuiz, draftOf } from './quizState';
import { useAnswerKeeping } from './useAnswerKeeping';

const drafts = draftShelf(localStorage);
const GONE = 404;

/** One quiz under way: its state, what may happen to it, and how it is handed in. */
export function useQuizRun(quiz: Quiz, onSubmitted: (quizId: number) => void) {
  const { quizId } = quiz;
  const [state, dispatch] = useReducer(quizReducer, quiz, (begun) =>
    beginQuiz(begun, drafts.read(quizId)),
  );
  const [send] = useSubmitQuizMutation();
  useAnswerKeeping(state, dispatch);
  useEffect(() => drafts.write(quizId, draftOf(state)), [quizId, state]);

  const { run: submit } = useOnce(async () => {
    dispatch({ type: 'submitConfirmed' });
    const { error } = await send({ quizId, answers: answersOf(state) });
    if (error) {
      dispatch({ type: readFailure(error).status === GONE ? 'ended' : 'submitFailed' });
      return undefined;
    }
    dispatch({ type: 'submitted' });
    onSubmitted(quizId);
    return 'leaving';
  });
  return { state, dispatch, submit };
}
