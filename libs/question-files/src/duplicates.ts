import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { meantBy } from '@cheese/domain/questions/meaning';

export interface Duplicate {
  /** The place of the first question in the file that asks the same, from 0. */
  of: number | null;
  /** Whether it is known already, where the file comes to. */
  isKnown: boolean;
}

/** For each question whether it asks what another one asks, typed differently. */
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
