import { useCallback, useMemo, useState } from 'react';
import type { Practice, Revealed } from './Practice';

/** A practice with what it has shown on this page beside what it had shown before. */
export function usePractice(practice: Practice | undefined): Practice | undefined {
  const [shown, setShown] = useState<Readonly<Record<number, Revealed>>>({});
  const ask = practice?.reveal;
  const reveal = useCallback(
    async (place: number) => {
      const revealed = (await ask?.(place)) ?? null;
      if (revealed) setShown((before) => ({ ...before, [place]: revealed }));
      return revealed;
    },
    [ask],
  );
  const before = practice?.revealed;
  return useMemo(
    () => (before ? { revealed: { ...before, ...shown }, reveal } : undefined),
    [before, shown, reveal],
  );
}
