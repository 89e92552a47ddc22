import { type Column, lte, type Placeholder, type SQL, sql } from 'drizzle-orm';

/** Something whose value will be another from a moment on; both stand in one row. */
interface Changing {
  nextFrom: Column;
}

/**
 * The value that holds at a moment. Nothing has to happen at the moment of a change: whoever reads
 * compares (docs/decisions/0031).
 */
export const holdsAt = (
  { nextFrom }: Changing,
  now: Date | Placeholder,
  [current, next]: readonly [Column, Column],
): SQL<number> =>
  sql<number>`case when ${lte(nextFrom, now)} then ${next} else ${current} end`.mapWith(Number);
