import { useDraft, useSaveDraft } from '@cheese/ui/unsaved/useDraft';
import { useState } from 'react';

/**
 * A choice that is not submitted yet; it survives a reload.
 * @param keptAs key of the stored draft; undefined if no draft should be stored
 * @param fits checks that a stored draft is valid for this question
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

/** Accepts some of the options, each at most once. */
export const someOf =
  (options: readonly { id: string }[]) =>
  (kept: unknown): kept is readonly string[] =>
    Array.isArray(kept) &&
    new Set(kept).size === kept.length &&
    kept.every((id) => options.some((one) => one.id === id));

/** Accepts all of the options, in any order. */
export const allOf =
  (options: readonly { id: string }[]) =>
  (kept: unknown): kept is readonly string[] =>
    someOf(options)(kept) && kept.length === options.length;
