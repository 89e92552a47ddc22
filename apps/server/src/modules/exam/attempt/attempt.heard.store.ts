import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { rawRows } from '../../../db/rawRows';
import { and, eq, max, sql } from 'drizzle-orm';
import { attemptAnswer, attemptHeard } from './attempt.tables';

/** The first word after the end is what counts; one from before it was extended is none. */
export async function noteBack(db: Db, attemptId: number, now: Date) {
  const [heard] = await rawRows<{ at: string; back_at: string }>(
    db,
    sql`insert into attempt_heard as heard (attempt_id, at, back_at)
      select id, started_at, ${now.toISOString()}::timestamptz
      from question_attempt where id = ${attemptId}
      on conflict (attempt_id) do update set back_at = case
        when heard.back_at > (select ends_at from question_attempt where id = heard.attempt_id)
        then heard.back_at else excluded.back_at end
      returning at, back_at`,
  );
  return heard && { at: new Date(heard.at), backAt: new Date(heard.back_at) };
}

/** An answer saved in time is proof of contact even if no heartbeat was recorded. */
export async function lastHeard(db: Db, attemptId: number, at: Date): Promise<number> {
  const inTime = and(eq(attemptAnswer.attemptId, attemptId), eq(attemptAnswer.isLate, false));
  const [saved] = await db
    .select({ at: max(attemptAnswer.answeredAt) })
    .from(attemptAnswer)
    .where(inTime);
  return Math.max(at.getTime(), saved?.at?.getTime() ?? 0);
}

export async function writeHeard(db: Db, attemptId: number, now: Date) {
  const plan = prepared(db, 'attempt_heard', () =>
    db
      .insert(attemptHeard)
      .values({ attemptId: sql.placeholder('attemptId'), at: sql.placeholder('at') })
      .onConflictDoUpdate({
        target: attemptHeard.attemptId,
        set: { at: sql`greatest(${attemptHeard.at}, excluded.at)` },
      })
      .prepare('attempt_heard'),
  );
  await plan.execute({ attemptId, at: now });
}

export const selectHeard = (db: Db, id: number) =>
  db.select().from(attemptHeard).where(eq(attemptHeard.attemptId, id));
