import type { Db } from '../../../db/database';
import { lruCache } from '../../../support/lruCache';
import { countChoices } from './standing.tally.store';

/** From so many answers on the shares of all options mean something. */
const FEWEST = 30;
const FRESH_MS = 600_000;
const MOST_KEPT = 20_000;

type Shares = { option: string; share: number }[] | null;

const known = lruCache<{ shares: Shares; until: number }>({
  name: 'standing.tally',
  most: MOST_KEPT,
  invalidatedBy: 'answers of others: after ten minutes',
});

/** Share of learners who chose each option, by question; cached for ten minutes. */
export async function choicesOf(db: Db, questionIds: readonly number[], now: Date) {
  const fresh = (id: number) => {
    const kept = known.find(id);
    return kept && kept.until > now.getTime() ? kept : null;
  };
  const missing = questionIds.filter((id) => !fresh(id));
  const counted = missing.length > 0 ? await countChoices(db, missing) : [];
  for (const id of missing) {
    const rows = counted.filter(({ questionId }) => questionId === id);
    known.keep(id, { shares: sharesOf(rows), until: now.getTime() + FRESH_MS });
  }
  return new Map(questionIds.map((id) => [id, known.find(id)?.shares ?? null]));
}

interface Counted {
  given: string[];
  count: number;
}

function sharesOf(rows: readonly Counted[]): Shares {
  const all = rows.reduce((sum, row) => sum + row.count, 0);
  if (all < FEWEST) return null;
  const chosen: Record<string, number> = {};
  for (const { given, count: times } of rows) {
    for (const word of new Set(given)) chosen[word] = (chosen[word] ?? 0) + times / all;
  }
  return Object.entries(chosen).map(([option, share]) => ({ option, share }));
}
