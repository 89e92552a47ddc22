import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import type { Quiz } from '@cheese/domain/contract/emergency/shapes/quizShapes';
import { useKeepQuizAnswerMutation, useSubmitQuizMutation } from '@cheese/emergency-api/quiz';
import type { Save } from '@cheese/question-sheet/keeping/AnswerAutosave';
import type { SheetCalls } from '@cheese/question-sheet/sheet/SheetProps';
import { readFailure } from '@cheese/ui/feedback/failure';

/** The quiz was submitted, or abandoned for a newer one. */
const OVER: readonly number[] = [httpStatuses.notFound, httpStatuses.conflict];

/** A quiz has no time limit. */
const noLimit = { endsAt: null, now: 0, isOpen: true };

export function useQuizCalls({ quizId, questions }: Quiz) {
  const [keep] = useKeepQuizAnswerMutation();
  const [send] = useSubmitQuizMutation();

  const asked = ({ place, given }: { place: number; given: readonly string[] }) => {
    const [questionId, option] = [questions[place]?.id, given[0]];
    return questionId === undefined || option === undefined ? [] : [{ questionId, option }];
  };
  const keepOne = async (answer: { place: number; given: readonly string[] }) => {
    for (const one of asked(answer)) {
      const { error } = await keep({ quizId, ...one });
      if (error) return OVER.includes(readFailure(error).status) ? 'gone' : 'lost';
    }
    return 'done';
  };
  const save: Save = async (saved) => {
    for (const answer of saved) {
      const outcome = await keepOne(answer);
      if (outcome !== 'done') return outcome;
    }
    return { saved, ...noLimit };
  };
  const submit: SheetCalls['submit'] = async (answers) => {
    const { error } = await send({ quizId, answers: answers.flatMap(asked) });
    if (!error) return 'done';
    return readFailure(error).status === httpStatuses.notFound ? 'gone' : 'lost';
  };
  return { save, submit };
}
