import { listSortCodes } from '@cheese/domain/codes/shop/listSorts';
import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type { CourseContract as C } from '@cheese/domain/contract/learning/course';
import { and, asc, eq } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { SharedCallContext } from '../../../calls/alike';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { listCards, type Viewer } from '../../shop/commodity/commodity.cards';
import { narrowed } from '../../shop/commodity/commodity.narrowing';
import { listRecommended } from '../../shop/commodity/commodity.service';
import { commodity } from '../../shop/goods/commodity.tables';
import { seeCourse } from './course.access';
import { selectFacts, toCourse } from './course.facts';
import { countPassed } from './course.studied.store';
import { course } from './course.tables';
import { courseTeacher, teacher } from './teacher.tables';

const SHORT_LIST = 8;

export async function readCourse({ db, query: { courseId } }: SharedCallContext<C['detailV1']>) {
  const facts = await selectFacts(db, [courseId]);
  return toCourse(facts.get(courseId) ?? refuse('course.notFound'));
}

/** The full introduction, or the shop text if there is none. */
export async function readIntroduction({
  db,
  query: { courseId },
}: SharedCallContext<C['introduction']>) {
  const isSold = and(
    eq(commodity.type, commodityTypeCodes.course),
    eq(commodity.productId, course.id),
  );
  const rows = await db
    .select({
      html: course.html,
      sold: commodity.html,
      goals: course.goals,
      audience: course.forWhom,
    })
    .from(course)
    .leftJoin(commodity, isSold)
    .where(eq(course.id, courseId));
  const { sold, html, ...row } = rows[0] ?? refuse('course.notFound');
  return { courseId, html: html || (sold ?? ''), ...row };
}

export const teacherColumns = {
  id: teacher.id,
  name: teacher.name,
  avatar: teacher.avatar,
  rank: teacher.rank,
  organisation: teacher.worksAt,
  introduction: teacher.introduction,
};

export const selectTeachers = (db: Db, courseId: number) =>
  db
    .select(teacherColumns)
    .from(courseTeacher)
    .innerJoin(teacher, eq(teacher.id, courseTeacher.teacherId))
    .where(eq(courseTeacher.courseId, courseId))
    .orderBy(asc(courseTeacher.place), asc(teacher.id));

/** Recommendations from the shop; a school's own course has none. */
export async function listBeside(
  db: Db,
  viewer: Viewer,
  { courseId, limit }: Static<C['recommended']['query']>,
) {
  const isSold = and(
    eq(commodity.type, commodityTypeCodes.course),
    eq(commodity.productId, courseId),
  );
  const [sold] = await db.select({ id: commodity.id }).from(commodity).where(isSold);
  return sold ? listRecommended(db, viewer, { id: sold.id, ...(limit && { limit }) }) : [];
}

export async function listHotCourses(
  db: Db,
  viewer: Viewer,
  { limit = SHORT_LIST, ...asked }: Static<C['hot']['query']>,
) {
  const where = await narrowed(db, { ...asked, type: commodityTypeCodes.course });
  return listCards(db, viewer, { where, sort: listSortCodes.popular, limit });
}

/** The caller's completed items and other activity in the course. */
export async function readStudyData(
  context: CallerContext<'db'>,
  courseId: number,
): Promise<Answers<C['studyData']>> {
  const { standing } = await seeCourse(context, courseId);
  const facts = (await selectFacts(context.db, [courseId])).get(courseId);
  return {
    studyCount: standing.studiedCount,
    totalCount: facts?.coursewareCount ?? 0,
    discussCount: 0,
    examCount: await countPassed(context.db, context.person.id, courseId),
  };
}
