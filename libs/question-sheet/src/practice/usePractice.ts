import type { ReviewGrade } from '@cheese/domain/codes/exam/practices';
import { useToast } from '@cheese/ui/toast/useToast';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { AnswerAutosave } from '../keeping/AnswerAutosave';
import { texts } from '../texts';
import type { Practice, Revealed } from './Practice';

type Shown = Readonly<Record<number, Revealed>>;

/** A practice with what it has shown on this page beside what it had shown before. */
export function usePractice(
  practice: Practice | undefined,
  keeper: AnswerAutosave,
): Practice | undefined {
  const [shown, setShown] = useState<Shown>({});
  const ask = practice?.reveal;
  const say = practice?.grade;
  const before = practice?.revealed;
  const check = useChecked(ask, keeper);
  const reveal = useCallback(
    async (place: number) => {
      const revealed = await check(place);
      if (revealed) setShown((known) => ({ ...known, [place]: revealed }));
      return revealed;
    },
    [check],
  );
  const grade = useCallback(
    async (place: number, one: ReviewGrade) => {
      const review = (await say?.(place, one)) ?? null;
      const withReview = (known: Shown): Shown => {
        const at = known[place] ?? before?.[place];
        return at ? { ...known, [place]: { ...at, review } } : known;
      };
      if (review) setShown(withReview);
      return review;
    },
    [say, before],
  );
  return useMemo(
    () =>
      practice && before
        ? { ...practice, revealed: { ...before, ...shown }, reveal, ...(say && { grade }) }
        : undefined,
    [practice, before, shown, reveal, say, grade],
  );
}

/** Checks one question at a time, and only after its answer has been saved. */
function useChecked(ask: Practice['reveal'] | undefined, keeper: AnswerAutosave) {
  const isUnderWay = useRef(false);
  const toast = useToast();
  return useCallback(
    async (place: number): Promise<Revealed | null> => {
      if (isUnderWay.current) return null;
      isUnderWay.current = true;
      try {
        // The server marks the answer that it has stored.
        if ((await keeper.settle()) === 'lost') toast.error(texts.notLost);
        // Its key would freeze what is not there.
        else if (!keeper.state().setAside.includes(place)) return (await ask?.(place)) ?? null;
        return null;
      } finally {
        isUnderWay.current = false;
      }
    },
    [ask, keeper, toast],
  );
}
