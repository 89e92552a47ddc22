import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { attempt } from './limit.tables';

const keysAsked = sql`unnest(${sql.placeholder('keys')}::text[]) as said(key)`;

/** Locks the keys until the end of the transaction, in a fixed order to avoid deadlocks. */
export async function lockKeys(db: Db, keys: readonly string[]) {
  const plan = prepared(db, 'keys_locked', () =>
    db
      .select({ lock: sql`pg_advisory_xact_lock(hashtextextended(said.key, 0))` })
      .from(keysAsked)
      .prepare('keys_locked'),
  );
  await plan.execute({ keys: [...keys].sort() });
}

export function selectAttempts(db: Db, keys: string[], since: Date) {
  const plan = prepared(db, 'attempts', () =>
    db
      .select({ key: attempt.key, at: attempt.at })
      .from(attempt)
      .where(
        and(
          sql`${attempt.key} = any(${sql.placeholder('keys')}::text[])`,
          gt(attempt.at, sql.placeholder('since')),
        ),
      )
      .orderBy(asc(attempt.at))
      .prepare('attempts'),
  );
  return plan.execute({ keys, since });
}

interface Counting {
  /** Keys to increment. */
  keys: readonly string[];
  /** Keys that are only read. */
  watched: readonly string[];
  now: Date;
  earliest: Date;
}

/** Counts once more, and tells of each key when it was counted before, in milliseconds. */
export function countTurns(tx: Db, { keys, watched, now, earliest }: Counting) {
  const plan = prepared(tx, 'turns_counted', () => {
    const written = sql`insert into attempt (key, at)
      select said.key, ${sql.placeholder('now')}::timestamptz from ${keysAsked} returning id, key`;
    const counted = tx.$with('counted', {}).as(written);
    const [keysSaid, watchedSaid] = [sql.placeholder('keys'), sql.placeholder('watched')];
    const all = sql`unnest(${keysSaid}::text[] || ${watchedSaid}::text[]) as said(key)`;
    return tx
      .with(counted)
      .select({
        key: sql<string>`said.key`,
        id: sql<number | null>`counted.id`,
        moments: sql<number[]>`array(select (extract(epoch from before.at) * 1000)::float8
          from attempt before where before.key = said.key
            and before.at > ${sql.placeholder('earliest')}::timestamptz order by before.at)`,
      })
      .from(all)
      .leftJoin(sql`counted`, sql`counted.key = said.key`)
      .prepare('turns_counted');
  });
  const spans = { now: now.toISOString(), earliest: earliest.toISOString() };
  return plan.execute({ keys: [...keys], watched: [...watched], ...spans });
}

export async function insertAttempts(db: Db, keys: readonly string[], at: Date) {
  const name = `attempts_counted_${keys.length}`;
  const plan = prepared(db, name, () =>
    db
      .insert(attempt)
      .values(
        keys.map((_, nth) => ({ key: sql.placeholder(`key${nth}`), at: sql.placeholder('at') })),
      )
      .returning({ id: attempt.id })
      .prepare(name),
  );
  const named = Object.fromEntries(keys.map((key, nth) => [`key${nth}`, key]));
  const rows = await plan.execute({ ...named, at });
  return rows.map(({ id }) => id);
}

export async function deleteAttempts(db: Db, ids: number[]) {
  await db.delete(attempt).where(inArray(attempt.id, ids));
}

export async function deleteAttemptsAt(db: Db, keys: string[], at: Date) {
  await db.delete(attempt).where(and(inArray(attempt.key, keys), eq(attempt.at, at)));
}

export async function deleteAttemptsBefore(db: Db, moment: Date) {
  await db.delete(attempt).where(lt(attempt.at, moment));
}
