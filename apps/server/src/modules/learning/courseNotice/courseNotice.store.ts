import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { pageBy, type Paged } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import { deleteNotice as deleteSent } from '../../people/notice/notice.door';
import { membership } from '../../people/organisation/member.tables';
import { person } from '../../people/person/person.tables';
import { course } from '../course/course.tables';
import { courseNotice } from './courseNotice.tables';

/** By the name of the roll, where the school has one. */
const teacher = sql<string>`coalesce(${membership.name}, ${person.name}, ${person.nickname})`;

const shown = (db: Db) =>
  db
    .select({ row: courseNotice, teacher, total: sql<number>`(count(*) over ())::int` })
    .from(courseNotice)
    .innerJoin(course, eq(course.id, courseNotice.courseId))
    .innerJoin(person, eq(person.id, courseNotice.personId))
    .leftJoin(
      membership,
      and(eq(membership.personId, person.id), eq(membership.organisationId, course.organisationId)),
    );

export type NoticeFound = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];

/** The latest few that are public. */
export const selectLatest = (db: Db, courseId: number, most: number) =>
  shown(db)
    .where(and(eq(courseNotice.courseId, courseId), isNull(courseNotice.heldAt)))
    .orderBy(desc(courseNotice.id))
    .limit(most);

export function selectNotices(db: Db, courseId: number, paged: Paged) {
  const plan = prepared(db, 'course_notices', () =>
    shown(db)
      .where(eq(courseNotice.courseId, sql.placeholder('courseId')))
      .orderBy(desc(courseNotice.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare('course_notices'),
  );
  return pageBy(plan, { courseId }, paged);
}

export async function findNotice(db: Db, id: number) {
  const rows = await db.select().from(courseNotice).where(eq(courseNotice.id, id));
  return rows[0] ?? null;
}

/** Locks the notice against concurrent changes. */
export async function lockNotice(tx: Db, id: number) {
  const rows = await tx.select().from(courseNotice).where(eq(courseNotice.id, id)).for('update');
  return rows[0] ?? null;
}

export async function insertNotice(tx: Db, row: typeof courseNotice.$inferInsert) {
  const [made] = await tx.insert(courseNotice).values(row).returning({ id: courseNotice.id });
  if (!made) throw new Error('the notice was not written');
  return made.id;
}

/** Answers the changed row; null if it was deleted. */
export async function updateNotice(
  tx: Db,
  id: number,
  said: Partial<typeof courseNotice.$inferInsert>,
) {
  const rows = await tx.update(courseNotice).set(said).where(eq(courseNotice.id, id)).returning();
  return rows[0] ?? null;
}

/** Deletes the copies in the learners' message centre as well. */
export async function deleteTold(tx: Db, noticeId: number | null) {
  if (noticeId !== null) await deleteSent(tx, noticeId);
}

export async function deleteNotice(tx: Db, id: number) {
  const rows = await tx
    .delete(courseNotice)
    .where(eq(courseNotice.id, id))
    .returning({ noticeId: courseNotice.noticeId });
  await deleteTold(tx, rows[0]?.noticeId ?? null);
}
