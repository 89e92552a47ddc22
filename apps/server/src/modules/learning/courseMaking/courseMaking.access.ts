import { and, eq, isNull } from 'drizzle-orm';
import type { Asking } from '../../../asking';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { FailureKey } from '@cheese/domain/texts/failures';
import { Refusal, refuse } from '../../../refusal';
import { teaches } from '../course/course.door';
import { courseOffer } from '../courseOffer/courseOffer.tables';
import {
  course,
  courseChapter,
  type CourseChapterRow,
  type CourseRow,
  courseware,
  type CoursewareRow,
} from '../course/course.tables';

/** Whoever makes courses, and the database. */
export type Maker = Asking<'storage'> & { db: Db };

/** Who may make courses at all. */
export function requireMaker({ roles }: Person) {
  if (!roles.some((role) => role === 'teacher' || role === 'platformAdmin')) {
    refuse('access.denied');
  }
}

/** Refuses a course as one that is not there to whoever does not teach it. */
export async function refuseOthers(maker: Maker, courseId: number) {
  requireMaker(maker.person);
  if (!(await teaches(maker, courseId))) refuse('course.notFound');
}

/** A course that its teacher is about to change, held until that is done. Within a transaction. */
export async function takeCourse(maker: Maker, courseId: number): Promise<CourseRow> {
  await refuseOthers(maker, courseId);
  const rows = maker.db.select().from(course).where(eq(course.id, courseId)).for('update');
  const row = (await rows)[0] ?? refuse('course.notFound');
  if (await isSoldTo(maker, row)) refuse('course.sold');
  return row;
}

/** What buyers have, its teachers change in their own: the platform looks at it before. */
export async function isSoldTo({ db, person }: Maker, { id, organisationId }: CourseRow) {
  if (organisationId !== null || person.roles.includes('platformAdmin')) return false;
  return (await db.$count(courseOffer, eq(courseOffer.copyId, id))) > 0;
}

interface TakenChapter {
  row: CourseRow;
  chapter: CourseChapterRow;
}

export async function takeChapter(maker: Maker, chapterId: number): Promise<TakenChapter> {
  const isIt = and(eq(courseChapter.id, chapterId), isNull(courseChapter.removedAt));
  const find = async () => (await maker.db.select().from(courseChapter).where(isIt))[0];
  requireMaker(maker.person);
  const before = (await find()) ?? refuse('chapter.notFound');
  const row = await takeCourse(maker, before.courseId).catch(refusedAs('chapter.notFound'));
  return { row, chapter: (await find()) ?? refuse('chapter.notFound') };
}

interface TakenItem {
  row: CourseRow;
  item: CoursewareRow;
}

async function findItem({ db, person }: Maker, itemId: number): Promise<CoursewareRow> {
  requireMaker(person);
  const isIt = and(eq(courseware.id, itemId), isNull(courseware.removedAt));
  return (await db.select().from(courseware).where(isIt))[0] ?? refuse('courseware.notFound');
}

/** An item of a course that somebody teaches, to be read. */
export async function seeItem(maker: Maker, itemId: number): Promise<CoursewareRow> {
  const item = await findItem(maker, itemId);
  await refuseOthers(maker, item.courseId).catch(refusedAs('courseware.notFound'));
  return item;
}

export async function takeItem(maker: Maker, itemId: number): Promise<TakenItem> {
  const { courseId } = await findItem(maker, itemId);
  const row = await takeCourse(maker, courseId).catch(refusedAs('courseware.notFound'));
  // Whoever held it before may have changed it.
  return { row, item: await findItem(maker, itemId) };
}

/** For `catch`: what somebody may not see is refused as what they asked for, had it never been. */
const refusedAs = (key: FailureKey) => (error: unknown) => {
  // Of what they may look at they are told why it stays as it is.
  if (error instanceof Refusal && error.key !== 'course.sold') refuse(key);
  throw error;
};
