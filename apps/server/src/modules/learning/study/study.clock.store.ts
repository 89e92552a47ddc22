import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { studyClock } from '../course/learners/study.tables';

interface Heard {
  personId: number;
  coursewareId: number;
  now: Date;
}

/**
 * Takes the time that passed for one item, and answers when another of theirs was told of last: until
 * then it was counted there. The row is locked meanwhile, so that of windows that tell at once one
 * wins it.
 */
export async function takeTime(db: Db, { now, ...of }: Heard): Promise<Date | null> {
  const plan = prepared(db, 'time_taken', () =>
    db
      .insert(studyClock)
      .values({
        personId: sql.placeholder('personId'),
        coursewareId: sql.placeholder('coursewareId'),
        heardAt: sql`${sql.placeholder('now')}::timestamptz`,
      })
      .onConflictDoUpdate({
        target: studyClock.personId,
        set: {
          elsewhereAt: sql`case when ${studyClock.coursewareId} = excluded.courseware_id
            then ${studyClock.elsewhereAt} else ${studyClock.heardAt} end`,
          coursewareId: sql`excluded.courseware_id`,
          heardAt: sql`excluded.heard_at`,
        },
      })
      .returning({ elsewhereAt: studyClock.elsewhereAt })
      .prepare('time_taken'),
  );
  const [row] = await plan.execute({ ...of, now: now.toISOString() });
  return row?.elsewhereAt ?? null;
}
