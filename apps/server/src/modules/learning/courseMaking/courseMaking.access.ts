import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import type { FailureKey } from '@cheese/domain/texts/failures';
import { Refusal, refuse } from '../../../calls/refusal';
import { requireMaker, runsPlatform } from '../../base/ownership/ownership';
import { teaches } from '../course/course.door';
import type { CourseChapterRow, CourseRow, CoursewareRow } from '../course/course.tables';
import { countOffers, findChapter, holdCourse, planItem } from './courseMaking.access.store';

export type Maker = CallerContext<'storage'> & { db: Db };

/** Reports a course as not found to users who do not teach it. */
export async function refuseOthers(maker: Maker, courseId: number) {
  requireMaker(maker.person);
  if (!(await teaches(maker, courseId))) refuse('course.notFound');
}

/** A course that its teacher is about to change, held until that is done. Within a transaction. */
export async function takeCourse(maker: Maker, courseId: number): Promise<CourseRow> {
  await refuseOthers(maker, courseId);
  const row = (await holdCourse(maker.db, courseId)) ?? refuse('course.notFound');
  if (await isSoldTo(maker, row)) refuse('course.sold');
  return row;
}

/**
 * A course on sale cannot be edited by its teachers: they edit their own course, and the platform
 * reviews the change.
 */
export async function isSoldTo({ db, person }: Maker, row: CourseRow) {
  if (row.organisationId !== null || runsPlatform(person)) return false;
  return (await countOffers(db, row.id)) > 0;
}

interface TakenChapter {
  row: CourseRow;
  chapter: CourseChapterRow;
}

export async function takeChapter(maker: Maker, chapterId: number): Promise<TakenChapter> {
  const find = () => findChapter(maker.db, chapterId);
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
  const plan = planItem(db);
  return (await plan.execute({ id: itemId }))[0] ?? refuse('courseware.notFound');
}

/** An item of a course the user teaches, for reading. */
export async function seeItem(maker: Maker, itemId: number): Promise<CoursewareRow> {
  const item = await findItem(maker, itemId);
  await refuseOthers(maker, item.courseId).catch(refusedAs('courseware.notFound'));
  return item;
}

export async function takeItem(maker: Maker, itemId: number): Promise<TakenItem> {
  const { courseId } = await findItem(maker, itemId);
  const row = await takeCourse(maker, courseId).catch(refusedAs('courseware.notFound'));
  // The item may have changed while the lock was awaited.
  return { row, item: await findItem(maker, itemId) };
}

/** For `catch`: replaces a refusal by one that does not reveal the course. */
const refusedAs = (key: FailureKey) => (error: unknown) => {
  // If the user may view the course, they are told why it cannot be changed.
  if (error instanceof Refusal && error.key !== 'course.sold') refuse(key);
  throw error;
};
