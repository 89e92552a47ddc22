import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { meantBy } from '@cheese/domain/questions/meaning';

export interface Duplicate {
  /** The index of the first question in the file with the same content, from 0. */
  of: number | null;
  /** True if the target bank already has it. */
  isKnown: boolean;
}

/** For each question, its duplicate, ignoring differences in typing. */
export function duplicatesIn(
  drafts: readonly QuestionDraft[],
  known: ReadonlySet<string> = new Set(),
): Duplicate[] {
  const first = new Map<string, number>();
  return drafts.map((draft, at) => {
    const meant = meantBy(draft);
    const of = first.get(meant) ?? null;
    if (of === null) first.set(meant, at);
    return { of, isKnown: known.has(meant) };
  });
}
