import { useDraft, useSaveDraft } from '@cheese/ui/unsaved/useDraft';
import { useState } from 'react';

/**
 * A choice that is put together and not decided yet: it outlasts a reload.
 * @param keptAs under which name; none where nothing is to be kept
 * @param fits whether what lay there can be chosen here
 */
export function useUndecided<T>(
  keptAs: string | undefined,
  initial: T,
  fits: (kept: unknown) => kept is T,
) {
  const kept = useDraft<unknown>(keptAs);
  const [first] = useState(initial);
  const [value, change] = useState<T>(() => (fits(kept) ? kept : first));
  useSaveDraft(keptAs, value !== first, value);
  return [value, change] as const;
}

/** Some of these, each once. */
export const someOf =
  (options: readonly { id: string }[]) =>
  (kept: unknown): kept is readonly string[] =>
    Array.isArray(kept) &&
    new Set(kept).size === kept.length &&
    kept.every((id) => options.some((one) => one.id === id));

/** All of these, in any order. */
export const allOf =
  (options: readonly { id: string }[]) =>
  (kept: unknown): kept is readonly string[] =>
    someOf(options)(kept) && kept.length === options.length;
