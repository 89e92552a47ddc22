import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { newestKept } from '../../../newestKept';
import { attemptHeard } from './exam.tables';

/** Browsers ask for the time every few seconds: writing that down now and then is enough. */
const EVERY_MS = 20_000;
const MOST_KEPT = 10_000;
const known = newestKept<number>(MOST_KEPT);

/** That somebody at an exam is still there. */
export async function noteHeard(db: Db, attemptId: number, now: Date) {
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
