import type { Db } from '../../../db/database';
import { lruCache } from '../../../support/lruCache';
import { selectAverages } from './questionLibrary.averages.store';

type Averages = ReadonlyMap<number, number>;

/** An average over fewer people would reveal individual results. */
const FEWEST = 5;
const FRESH_MS = 600_000;
const MOST_KEPT = 200;
const known = lruCache<{ averages: Promise<Averages>; until: number }>({
  name: 'questionLibrary.averages',
  most: MOST_KEPT,
  invalidatedBy: 'answers of others: after ten minutes',
});

/** Share of right answers by chapter, cached for ten minutes. */
export function averagesIn(db: Db, bankId: number, now: Date): Promise<Averages> {
  const kept = known.find(bankId);
  if (kept && kept.until > now.getTime()) return kept.averages;
  const averages = count(db, bankId);
  known.keep(bankId, { averages, until: now.getTime() + FRESH_MS });
  // Do not cache a failure.
  averages.catch(() => known.keep(bankId, { averages, until: 0 }));
  return averages;
}

async function count(db: Db, bankId: number): Promise<Averages> {
  const rows = await selectAverages(db, bankId);
  const enough = rows.filter(({ people }) => people >= FEWEST);
  return new Map(enough.map(({ chapterId, share }) => [chapterId, Number(share)]));
}
