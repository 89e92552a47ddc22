import type { Asks } from '@cheese/domain/contract/call';
import type { QuestionContract } from '@cheese/domain/contract/emergency/question';
import type { Quiz } from '@cheese/domain/contract/emergency/shapes/quizShapes';
import { useDrawQuizMutation } from '@cheese/emergency-api/question';
import { useLazyGetCurrentQuizQuery } from '@cheese/emergency-api/quiz';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { useState } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';

type DrawQuery = Asks<QuestionContract['rand']>;

/**
 * Draws a quiz and leads to it. One that is under way would give way to it, and may have begun in
 * another window: it is looked for first, and then asked about. What goes wrong is said by a toast.
 */
export function useDraw(way: NavigateOptions = {}) {
  const [draw] = useDrawQuizMutation();
  const [findUnderWay] = useLazyGetCurrentQuizQuery();
  const [found, setFound] = useState<{ quiz: Quiz; asked: DrawQuery }>();
  const navigate = useNavigate();
  const { isBusy: isDrawing, run } = useTask();
  const lead = async (query: DrawQuery, isGivenUp: boolean) => {
    if (!isGivenUp) {
      const { data: quiz, isSuccess } = await findUnderWay();
      if (!isSuccess) return undefined;
      if (quiz) return setFound({ quiz, asked: query });
    }
    const { data } = await draw(query);
    if (!data) return undefined;
    await navigate(paths.quiz.home(), way);
    // Stay busy until the page changes, because another draw would replace this quiz.
    return leaving;
  };
  const forget = () => setFound(undefined);
  const giveUp = found && {
    quiz: found.quiz,
    onClose: forget,
    onGiveUp() {
      forget();
      void run(() => lead(found.asked, true));
    },
  };
  return { isDrawing, start: (query: DrawQuery) => void run(() => lead(query, false)), giveUp };
}
