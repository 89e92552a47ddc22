import { useKeepQuizAnswerMutation } from '@cheese/emergency-api/quiz';
import { readFailure } from '@cheese/ui/feedback/failure';
import { type Dispatch, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { QuizEvent, QuizState } from './quizState';

/** How long to wait before trying again where nobody answered. */
const RETRY_MS = 5000;
const noLongerThere = [404, 409];

/** Sends what is not kept yet, one answer after the other, and tries again until it gets through. */
export function useAnswerKeeping(state: QuizState, dispatch: Dispatch<QuizEvent>) {
  const [keep] = useKeepQuizAnswerMutation();
  const [tries, setTries] = useState(0);
  const isSending = useRef(false);
  const { quiz, unkept, phase } = state;
  const next = phase === 'answering' || phase === 'confirming' ? unkept[0] : undefined;
  const option = next === undefined ? undefined : state.chosen[next];

  const send = useEffectEvent(async (questionId: number, chosen: string) => {
    if (isSending.current) return;
    isSending.current = true;
    const { error } = await keep({ quizId: quiz.quizId, questionId, option: chosen });
    isSending.current = false;
    if (!error) dispatch({ type: 'kept', questionId, option: chosen });
    else if (noLongerThere.includes(readFailure(error).status)) dispatch({ type: 'ended' });
    else dispatch({ type: 'keepFailed' });
    // Whatever was changed while it was on its way is looked at again.
    setTries((before) => before + 1);
  });

  const { isOffline } = state;
  useEffect(() => {
    if (next === undefined || option === undefined) return undefined;
    const go = () => void send(next, option);
    if (!isOffline) {
      go();
      return undefined;
    }
    const timer = setTimeout(go, RETRY_MS);
    window.addEventListener('online', go);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
    };
  }, [next, option, isOffline, tries]);
}
