import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { courseLearner, coursewareProgress as progress } from '../course/learners/study.tables';

interface Studied {
  personId: number;
  coursewareId: number;
  courseId: number;
  now: Date;
}

/** Denormalised totals of a learner, recomputed from their items. */
const keptOf = (personId: number, courseId: number) => {
  const of = (what: string) => sql<number>`(select ${sql.raw(what)} from courseware_progress done
    join courseware it on it.id = done.courseware_id
    where done.person_id = ${personId} and done.course_id = ${courseId})`;
  return {
    studiedCount: of('(count(done.studied_at) filter (where it.is_shown))::int'),
    studiedS: of('coalesce(sum(done.studied_s), 0)::int'),
  };
};

/** Call after an item was removed, hidden or shown again. */
export const recountStudied = (db: Db, courseId: number) =>
  db.execute(sql`update course_learner set studied_count = (
    select count(*)::int from courseware_progress done
    join courseware it on it.id = done.courseware_id and it.is_shown
    where done.person_id = course_learner.person_id and done.course_id = ${courseId}
      and done.studied_at is not null) where course_id = ${courseId}`);

/** Saves the learner's position and totals. */
export async function moveLearner(db: Db, { personId, coursewareId, courseId, now }: Studied) {
  const here = { lastCoursewareId: coursewareId, lastAt: now };
  const kept = keptOf(personId, courseId);
  await db
    .insert(courseLearner)
    .values({ personId, courseId, firstAt: now, ...here, ...kept })
    .onConflictDoUpdate({
      target: [courseLearner.personId, courseLearner.courseId],
      set: { ...here, ...kept },
    });
}

interface Tried extends Studied {
  /** Out of a hundred. */
  score: number;
  isPassed: boolean;
}

/** Keeps the better score and an earlier completion. */
export async function keepTry(db: Db, { now, score, isPassed, ...of }: Tried) {
  const passedAt = isPassed ? now : null;
  await db
    .insert(progress)
    .values({
      ...of,
      firstAt: now,
      lastAt: now,
      studiedAt: passedAt,
      bestScore: score,
      tryCount: 1,
    })
    .onConflictDoUpdate({
      target: [progress.personId, progress.coursewareId],
      set: {
        tryCount: sql`${progress.tryCount} + 1`,
        bestScore: sql`greatest(${progress.bestScore}, ${score}::smallint)`,
        studiedAt: sql`coalesce(${progress.studiedAt}, ${passedAt?.toISOString() ?? null}::timestamptz)`,
      },
    });
  await keepCounts(db, of);
}

export const keepCounts = (
  db: Db,
  { personId, courseId }: Pick<Studied, 'personId' | 'courseId'>,
) =>
  db
    .update(courseLearner)
    .set(keptOf(personId, courseId))
    .where(and(eq(courseLearner.personId, personId), eq(courseLearner.courseId, courseId)));

/** Says when everything in a course was completed for the first time, once that is so. */
export async function finishCourse(
  db: Db,
  { personId, courseId, now }: { personId: number; courseId: number; now: Date },
) {
  await db.execute(sql`update course_learner set finished_at = ${now.toISOString()}::timestamptz
    where person_id = ${personId} and course_id = ${courseId} and finished_at is null
      and not exists (select 1 from courseware c where c.course_id = ${courseId} and c.is_shown
        and not exists (select 1 from courseware_progress p where p.person_id = ${personId}
          and p.courseware_id = c.id and p.studied_at is not null))`);
}
