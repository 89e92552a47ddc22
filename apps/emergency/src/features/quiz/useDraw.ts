import type { Asks } from '@cheese/domain/contract/call';
import type { QuestionContract } from '@cheese/domain/contract/emergency/question';
import { useDrawQuizMutation } from '@cheese/emergency-api/question';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useOnce } from '../once/useOnce';

/** Draws a quiz and leads to it. What goes wrong is said by a toast. */
export function useDraw(way: NavigateOptions = {}) {
  const [draw] = useDrawQuizMutation();
  const navigate = useNavigate();
  const { isBusy: isDrawing, run: start } = useOnce(
    async (asked: Asks<QuestionContract['rand']>) => {
      const { data } = await draw(asked);
      if (!data) return undefined;
      await navigate(paths.quiz.home(), way);
      // Another would take the place of the one that is on its way to the screen.
      return 'leaving';
    },
  );
  return { isDrawing, start };
}
