import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import { teachingRoleCodes } from '@cheese/domain/codes/school/teachingClasses';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { pageBy, type Paged } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import { present } from '../../../db/present';
import { deleteNotice as deleteTold } from '../../people/notice/notice.door';
import { membership } from '../../people/organisation/member.tables';
import { teachingClass, teachingPlace } from '../../people/organisation/teachingClass.tables';
import type { Reader } from '../seat/reader';
import { classNotice, classNoticeRead, type ClassNoticeRow } from './classroomNotice.tables';

const { html: _html, ...listed } = {
  id: classNotice.id,
  title: classNotice.title,
  author: classNotice.author,
  html: classNotice.html,
  publishedAt: classNotice.publishedAt,
  editedAt: classNotice.editedAt,
  pinnedAt: classNotice.pinnedAt,
  heldAt: classNotice.heldAt,
  readAt: classNoticeRead.readAt,
  noticeId: classNotice.noticeId,
};

const ofReader = () =>
  and(
    eq(classNoticeRead.noticeId, classNotice.id),
    eq(classNoticeRead.personId, sql.placeholder('personId')),
  );

const isSeen = () => sql`(${classNotice.heldAt} is null or ${sql.placeholder('isStaff')}::boolean)`;

/** Pinned ones first, then the latest. */
export function selectNotices(db: Db, { classId, personId, isStaff }: Reader, paged: Paged) {
  const plan = prepared(db, 'class_notices', () =>
    db
      .select({ ...listed, total: sql<number>`(count(*) over ())::int` })
      .from(classNotice)
      .leftJoin(classNoticeRead, ofReader())
      .where(and(eq(classNotice.teachingClassId, sql.placeholder('classId')), isSeen()))
      .orderBy(sql`${classNotice.pinnedAt} desc nulls last`, desc(classNotice.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare('class_notices'),
  );
  return pageBy(plan, { classId, personId, isStaff }, paged);
}

export async function findSeen(db: Db, { classId, personId, isStaff }: Reader, id: number) {
  const plan = prepared(db, 'class_notice', () =>
    db
      .select({ ...listed, html: classNotice.html })
      .from(classNotice)
      .leftJoin(classNoticeRead, ofReader())
      .where(
        and(
          eq(classNotice.id, sql.placeholder('id')),
          eq(classNotice.teachingClassId, sql.placeholder('classId')),
          isSeen(),
        ),
      )
      .prepare('class_notice'),
  );
  const rows = await plan.execute({ classId, personId, isStaff, id });
  return rows[0] ?? null;
}

export const insertRead = (db: Db, noticeId: number, personId: number, readAt: Date) =>
  db.insert(classNoticeRead).values({ noticeId, personId, readAt }).onConflictDoNothing();

const isLearning = (classId: number) =>
  and(
    eq(teachingPlace.teachingClassId, classId),
    eq(teachingPlace.role, teachingRoleCodes.learner),
    isNull(teachingPlace.leftAt),
  );

/** How many of those who learn there now have read it. */
export async function countReads(db: Db, classId: number, noticeId: number) {
  const [row] = await db
    .select({
      learners: sql<number>`count(*)::int`,
      read: sql<number>`count(${classNoticeRead.personId})::int`,
    })
    .from(teachingPlace)
    .innerJoin(membership, eq(membership.id, teachingPlace.membershipId))
    .leftJoin(
      classNoticeRead,
      and(
        eq(classNoticeRead.noticeId, noticeId),
        eq(classNoticeRead.personId, membership.personId),
      ),
    )
    .where(and(isLearning(classId), eq(membership.state, memberStateCodes.active)));
  return row ?? { learners: 0, read: 0 };
}

/** The accounts of those who learn in a class now. */
export const learnersOf = (classId: number) =>
  sql`select ${membership.personId} as person_id from ${teachingPlace}
    join ${membership} on ${membership.id} = ${teachingPlace.membershipId}
    where ${isLearning(classId)} and ${isNotNull(membership.personId)}
      and ${eq(membership.state, memberStateCodes.active)}`;

export async function insertNotice(tx: Db, row: typeof classNotice.$inferInsert) {
  return present((await tx.insert(classNotice).values(row).returning())[0]);
}

/** One of a class, locked against concurrent changes. */
export async function lockNotice(tx: Db, id: number, classId?: number) {
  const rows = await tx
    .select({ row: classNotice, className: teachingClass.courseName })
    .from(classNotice)
    .innerJoin(teachingClass, eq(teachingClass.id, classNotice.teachingClassId))
    .where(
      and(
        eq(classNotice.id, id),
        classId === undefined ? undefined : eq(classNotice.teachingClassId, classId),
      ),
    )
    .for('update', { of: classNotice });
  return rows[0] ?? null;
}

export async function findNotice(db: Db, id: number): Promise<ClassNoticeRow | null> {
  const rows = await db.select().from(classNotice).where(eq(classNotice.id, id));
  return rows[0] ?? null;
}

export async function updateNotice(
  tx: Db,
  id: number,
  set: Partial<typeof classNotice.$inferInsert>,
) {
  await tx.update(classNotice).set(set).where(eq(classNotice.id, id));
}

/** With its copy in the learners' message centre. */
export async function deleteNotice(tx: Db, id: number) {
  const rows = await tx
    .delete(classNotice)
    .where(eq(classNotice.id, id))
    .returning({ noticeId: classNotice.noticeId });
  const told = rows[0]?.noticeId;
  if (told) await deleteTold(tx, told);
}
