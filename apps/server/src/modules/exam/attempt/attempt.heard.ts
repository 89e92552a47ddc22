import { backAfter } from '@cheese/domain/rules/exam/lateAnswers';
import { and, eq, max, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { rawRows } from '../../../db/rawRows';
import { lruCache } from '../../../support/lruCache';
import { attemptAnswer, attemptHeard, type AttemptRow } from './attempt.tables';

/** Browsers ask for the time every few seconds: writing that down now and then is enough. */
const EVERY_MS = 20_000;
const MOST_KEPT = 10_000;
const known = lruCache<number>({
  name: 'attempt.heard',
  most: MOST_KEPT,
  invalidatedBy: 'a browser that asks again: after 20 s',
});

interface Heard {
  id: number;
  endsAt: Date | null;
}

/** Records contact with a learner whose time is limited, before or after the end of the attempt. */
export async function noteHeard(db: Db, { id, endsAt }: Heard, now: Date) {
  if (endsAt === null) return;
  if (now <= endsAt) await noteThere(db, id, now);
  else await noteBack(db, id, now);
}

async function noteThere(db: Db, attemptId: number, now: Date) {
  const last = known.find(attemptId);
  if (last !== undefined && now.getTime() - last < EVERY_MS) return;
  known.keep(attemptId, now.getTime());
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

type Ended = Pick<AttemptRow, 'id' | 'startedAt' | 'endsAt'>;

/**
 * Seconds of silence around the end of the attempt, and how long after the end the learner was
 * back.
 */
export async function silenceOf(db: Db, { id, startedAt, endsAt }: Ended) {
  const [heard] = await db.select().from(attemptHeard).where(eq(attemptHeard.attemptId, id));
  const end = (endsAt ?? startedAt).getTime();
  const backAt = backAfter({ backAt: heard?.backAt?.getTime() ?? null, endsAt: end }) ?? end;
  const lastAt = await lastHeard(db, id, heard?.at ?? startedAt);
  const inSeconds = (ms: number) => Math.max(0, Math.round(ms / 1000));
  return { silentS: inSeconds(backAt - lastAt), backS: inSeconds(backAt - end) };
}
