import { type Column, lte, type Placeholder, type SQL, sql } from 'drizzle-orm';

/** Something whose value will be another from a moment on; both stand in one row. */
interface Changing {
  nextFrom: Column;
}

/**
 * The value at a moment. No job applies a change; readers compare the time (docs/decisions/0031).
 */
export const holdsAt = (
  { nextFrom }: Changing,
  now: Date | Placeholder,
  [current, next]: readonly [Column, Column],
): SQL<number> =>
  sql<number>`case when ${lte(nextFrom, now)} then ${next} else ${current} end`.mapWith(Number);
