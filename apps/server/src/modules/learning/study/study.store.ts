import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { course, courseware } from '../course/course.tables';
import { media } from '../mediaFile/media.tables';
import { extentColumns, pageSigns } from '../course/learners/study.columns';
import {
  courseLearner,
  coursewareProgress as progress,
  filmAnswer,
} from '../course/learners/study.tables';

const asked = {
  personId: sql.placeholder('personId'),
  coursewareId: sql.placeholder('coursewareId'),
};
const isTheirs = and(
  eq(progress.personId, asked.personId),
  eq(progress.coursewareId, asked.coursewareId),
);

const progressColumns = {
  position: progress.position,
  studiedS: progress.studiedS,
  seen: progress.seen,
  reportedAt: progress.reportedAt,
  lastAt: progress.lastAt,
  studiedAt: progress.studiedAt,
};

/** Seconds of a film that require an answer first; null if there are none. */
const unanswered = sql<number[] | null>`(select jsonb_agg((stop->>'second')::int)
  from jsonb_array_elements(${courseware.content}->'checks') stop
  where (stop->>'mustAnswer')::boolean and not exists (select 1 from ${filmAnswer}
    where ${filmAnswer.personId} = ${asked.personId}
      and ${filmAnswer.coursewareId} = ${courseware.id}
      and ${filmAnswer.questionId} = (stop->>'questionId')::int))`;

/** Everything that a report is held against, by one statement. */
export async function findVisited(db: Db, personId: number, coursewareId: number) {
  const plan = prepared(db, 'visited', () =>
    db
      .select({
        ...extentColumns,
        pageSigns,
        courseId: courseware.courseId,
        isInOrder: sql<boolean>`coalesce((${courseware.content}->>'inOrder')::boolean, false)`,
        unanswered,
        isWithdrawn: sql<boolean>`${course.withdrawnAt} is not null`,
        /** Changes with every write of the row, which makes it an optimistic lock. */
        mark: sql<string | null>`${progress}.xmin::text`,
        progress: progressColumns,
        lastCoursewareId: courseLearner.lastCoursewareId,
        learntAt: courseLearner.lastAt,
      })
      .from(courseware)
      .innerJoin(course, eq(course.id, courseware.courseId))
      .leftJoin(media, eq(media.id, courseware.mediaId))
      .leftJoin(
        progress,
        and(eq(progress.coursewareId, courseware.id), eq(progress.personId, asked.personId)),
      )
      .leftJoin(
        courseLearner,
        and(
          eq(courseLearner.courseId, courseware.courseId),
          eq(courseLearner.personId, asked.personId),
        ),
      )
      .where(eq(courseware.id, asked.coursewareId))
      .prepare('visited'),
  );
  return (await plan.execute({ personId, coursewareId }))[0] ?? null;
}

export type Visited = NonNullable<Awaited<ReturnType<typeof findVisited>>>;
export type KnownProgress = NonNullable<Visited['progress']>;

interface ProgressKey {
  personId: number;
  coursewareId: number;
}

/** Writes what is known after a report; nothing where another one came between. */
export async function writeReport(
  db: Db,
  of: ProgressKey & { mark: string },
  kept: KnownProgress,
): Promise<boolean> {
  const plan = prepared(db, 'report_written', () =>
    db
      .update(progress)
      .set({
        position: sql`${sql.placeholder('position')}`,
        studiedS: sql`${sql.placeholder('studiedS')}`,
        seen: sql`${sql.placeholder('seen')}::jsonb`,
        // drizzle's own way of writing a moment knows none that is null.
        reportedAt: sql`${sql.placeholder('reportedAt')}::timestamptz`,
        lastAt: sql`${sql.placeholder('lastAt')}::timestamptz`,
        studiedAt: sql`${sql.placeholder('studiedAt')}::timestamptz`,
      })
      .where(and(isTheirs, sql`${progress}.xmin = ${sql.placeholder('mark')}::text::xid`))
      .returning({ position: progress.position })
      .prepare('report_written'),
  );
  const { position, studiedS, seen, ...moments } = kept;
  const rows = await plan.execute({
    ...of,
    position,
    studiedS,
    seen: JSON.stringify(seen),
    reportedAt: moments.reportedAt?.toISOString() ?? null,
    lastAt: moments.lastAt.toISOString(),
    studiedAt: moments.studiedAt?.toISOString() ?? null,
  });
  return rows.length > 0;
}

interface Begun extends ProgressKey {
  courseId: number;
  now: Date;
  /** A visit that was heard of since goes on: it may be in another tab. */
  heardAfter: Date;
}

/** Begins a visit. */
export async function beginVisit(
  db: Db,
  { heardAfter, now, ...of }: Begun,
): Promise<KnownProgress> {
  const [row] = await db
    .insert(progress)
    .values({ ...of, firstAt: now, lastAt: now, reportedAt: now })
    .onConflictDoUpdate({
      target: [progress.personId, progress.coursewareId],
      set: {
        lastAt: now,
        reportedAt: sql`case when ${progress.reportedAt} > ${heardAfter.toISOString()}::timestamptz
          then ${progress.reportedAt} else ${now.toISOString()}::timestamptz end`,
      },
    })
    .returning(progressColumns);
  if (!row) throw new Error('a row that is written is there');
  return row;
}

/** Limits a user's open visits to the newest few. */
export async function closeOldVisits(db: Db, personId: number, most: number) {
  await db.execute(sql`update courseware_progress set reported_at = null
    where person_id = ${personId} and courseware_id in (
      select courseware_id from courseware_progress
      where person_id = ${personId} and reported_at is not null
      order by last_at desc, courseware_id desc offset ${most})`);
}

/** Seconds of a film or pages of a document. */
export async function findExtent(db: Db, coursewareId: number) {
  const [row] = await db
    .select(extentColumns)
    .from(courseware)
    .leftJoin(media, eq(media.id, courseware.mediaId))
    .where(eq(courseware.id, coursewareId));
  return row ?? null;
}

/** Only items that the user has begun. */
export async function selectProgress(db: Db, personId: number, courseId: number) {
  const plan = prepared(db, 'progress_of_course', () =>
    db
      .select({
        coursewareId: progress.coursewareId,
        bestScore: progress.bestScore,
        tryCount: progress.tryCount,
        ...progressColumns,
      })
      .from(progress)
      .where(
        and(
          eq(progress.personId, asked.personId),
          eq(progress.courseId, sql.placeholder('courseId')),
        ),
      )
      .orderBy(progress.coursewareId)
      .prepare('progress_of_course'),
  );
  return plan.execute({ personId, courseId });
}

/** The same of one item; null where they have not begun. */
export async function findProgress(db: Db, personId: number, coursewareId: number) {
  const plan = prepared(db, 'progress_of_item', () =>
    db.select(progressColumns).from(progress).where(isTheirs).prepare('progress_of_item'),
  );
  return (await plan.execute({ personId, coursewareId }))[0] ?? null;
}
