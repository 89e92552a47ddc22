import { asc, desc, gte, lt, sql, sum } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { hotWord, searchedWord } from './hot.tables';

export async function addSearches(db: Db, day: string, times: ReadonlyMap<string, number>) {
  // In one order, so that two nodes do not wait for each other.
  const rows = [...times].sort().map(([keyword, count]) => ({ day, keyword, times: count }));
  if (rows.length === 0) return;
  await db
    .insert(searchedWord)
    .values(rows)
    .onConflictDoUpdate({
      target: [searchedWord.day, searchedWord.keyword],
      set: { times: sql`${searchedWord.times} + excluded.times` },
    });
}

/** Most frequent searches since a day, with a minimum count. */
export async function selectOftenest(db: Db, since: string, { least, limit }: Oftenest) {
  const times = sum(searchedWord.times);
  const rows = await db
    .select({ keyword: searchedWord.keyword })
    .from(searchedWord)
    .where(gte(searchedWord.day, since))
    .groupBy(searchedWord.keyword)
    .having(gte(times, String(least)))
    .orderBy(desc(times), asc(searchedWord.keyword))
    .limit(limit);
  return rows.map(({ keyword }) => keyword);
}

interface Oftenest {
  least: number;
  limit: number;
}

export async function selectHotWords(db: Db) {
  const rows = await db.select().from(hotWord).orderBy(asc(hotWord.place));
  return rows.map(({ keyword }) => keyword);
}

export async function insertHotWords(db: Db, keywords: readonly string[]) {
  await db.insert(hotWord).values(keywords.map((keyword, place) => ({ keyword, place })));
}

export const deleteSearchesBefore = (db: Db, day: string) =>
  db.delete(searchedWord).where(lt(searchedWord.day, day));
