import { listSortCodes } from '@cheese/domain/codes/shop/listSorts';
import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type { CourseContract as C } from '@cheese/domain/contract/learning/course';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { SharedCallContext } from '../../../calls/shared';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { listCards, type Viewer } from '../../shop/commodity/commodity.cards';
import { listRecommended } from '../../shop/commodity/commodity.service';
import { seeCourse } from './course.access';
import { toCourse } from './course.facts';
import { countPassed } from './course.studied.store';
import { selectFacts } from './course.facts.store';
import { selectIntroduction, selectSoldAs } from './shown/course.about.store';
import { narrowed } from '../../shop/commodity/commodity.narrowing.filters';

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
  const rows = await selectIntroduction(db, courseId);
  const { sold, html, ...row } = rows[0] ?? refuse('course.notFound');
  return { courseId, html: html || (sold ?? ''), ...row };
}

/** Recommendations from the shop; a school's own course has none. */
export async function listBeside(
  db: Db,
  viewer: Viewer,
  { courseId, limit }: Static<C['recommended']['query']>,
) {
  const [sold] = await selectSoldAs(db, courseId);
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
