import {
  useGetRevealedQuestionsQuery,
  useGradeQuestionMutation,
  useRevealQuestionMutation,
} from '@cheese/api-client/exam/practice';
import type { ReviewGrade } from '@cheese/domain/codes/exam/practices';
import type { RevealedQuestion } from '@cheese/domain/contract/exam/practice';
import type { AnswerAutosave } from '@cheese/question-sheet/keeping/AnswerAutosave';
import type { Practice, Revealed } from '@cheese/question-sheet/practice/Practice';
import { useCallback, useMemo, useState } from 'react';
import { keptChecking } from './keptChecking';

/**
 * Shows right answers during the practice; null until the ones shown earlier have loaded. The
 * answer is saved before its key is requested, and cannot be changed afterwards.
 */
export function useRevealing(practiceId: number, keeper: AnswerAutosave): Practice | null {
  const { data: before } = useGetRevealedQuestionsQuery({ practiceId });
  const [ask] = useRevealQuestionMutation();
  const [say] = useGradeQuestionMutation();
  const reveal = useCallback(
    async (place: number): Promise<Revealed | null> => {
      if ((await keeper.settle()) !== 'saved') return null;
      const { data } = await ask({ practiceId, place });
      return data ? toRevealed(data) : null;
    },
    [keeper, ask, practiceId],
  );
  const grade = useCallback(
    async (place: number, one: ReviewGrade) =>
      (await say({ practiceId, place, grade: one })).data ?? null,
    [say, practiceId],
  );
  const [checksAtOnce, setChecksAtOnce] = useState(() => keptChecking().get()?.isAtOnce ?? false);
  const onChecksAtOnce = useCallback((isAtOnce: boolean) => {
    keptChecking().set({ isAtOnce });
    setChecksAtOnce(isAtOnce);
  }, []);
  return useMemo(
    () =>
      before
        ? {
            reveal,
            grade,
            checksAtOnce,
            onChecksAtOnce,
            revealed: Object.fromEntries(
              before.map((question) => [question.number - 1, toRevealed(question)]),
            ),
          }
        : null,
    [before, reveal, grade, checksAtOnce, onChecksAtOnce],
  );
}

const toRevealed = (question: RevealedQuestion): Revealed => ({
  question,
  review: question.review,
  othersChose:
    question.choices &&
    Object.fromEntries(question.choices.map(({ option, share }) => [option, share])),
});
