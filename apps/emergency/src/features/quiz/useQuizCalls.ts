import { useKeepQuizAnswerMutation, useSubmitQuizMutation } from '@cheese/emergency-api/quiz';
import type { SheetCalls } from '@cheese/question-sheet/useSheetRun';
import { readFailure } from '@cheese/ui/feedback/failure';

const GONE = 404;
/** Somebody has handed it in, or given it up for a newer one. */
const OVER = [GONE, 409];

/** How the answers of a quiz reach the server. */
export function useQuizCalls(quizId: number): Pick<SheetCalls, 'keep' | 'submit'> {
  const [keep] = useKeepQuizAnswerMutation();
  const [send] = useSubmitQuizMutation();
  return {
    async keep(answer) {
      const { error } = await keep({ quizId, ...answer });
      if (!error) return 'done';
      return OVER.includes(readFailure(error).status) ? 'gone' : 'lost';
    },
    async submit(answers) {
      const { error } = await send({ quizId, answers });
      if (!error) return 'done';
      return readFailure(error).status === GONE ? 'gone' : 'lost';
    },
  };
}
