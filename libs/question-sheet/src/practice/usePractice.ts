import type { ReviewGrade } from '@cheese/domain/codes/exam/practices';
import { useCallback, useMemo, useState } from 'react';
import type { Practice, Revealed } from './Practice';

type Shown = Readonly<Record<number, Revealed>>;

/** A practice with what it has shown on this page beside what it had shown before. */
export function usePractice(practice: Practice | undefined): Practice | undefined {
  const [shown, setShown] = useState<Shown>({});
  const ask = practice?.reveal;
  const say = practice?.grade;
  const before = practice?.revealed;
  const reveal = useCallback(
    async (place: number) => {
      const revealed = (await ask?.(place)) ?? null;
      if (revealed) setShown((known) => ({ ...known, [place]: revealed }));
      return revealed;
    },
    [ask],
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
      before ? { revealed: { ...before, ...shown }, reveal, ...(say && { grade }) } : undefined,
    [before, shown, reveal, say, grade],
  );
}
