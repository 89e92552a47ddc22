import type { Answers } from '@cheese/domain/contract/call';
import type { CourseContract as C } from '@cheese/domain/contract/learning/course';
import type { Course } from '@cheese/domain/contract/learning/shapes/courseShapes';
import type { SharedCallContext } from '../../../../calls/shared';
import type { CallContext } from '../../../../calls/call';
import type { Db } from '../../../../db/database';
import { refuse } from '../../../../calls/refusal';
import { listCards } from '../../../shop/commodity/commodity.cards';
import { sharedViewer, inList, ownCard } from '../../../shop/commodity/viewer';
import type { Holdings } from '../../../shop/entitlement/entitlement.rules';
import { holdingsOf } from '../../../shop/entitlement/entitlement.service';
import { toCourse } from '../course.facts';
import { selectFacts } from '../course.facts.store';
import type { Looking } from '../course.standing.store';
import {
  isTaughtOnSale,
  MOST_SHOWN,
  selectTaughtStandings,
  selectTeacher,
  selectTeacherSchool,
} from './course.teacher.store';

/** A teacher, and what of theirs is on sale, as all members and all others see it. */
async function readTeacher(
  { db, clock, query: { teacherId } }: SharedCallContext<C['teacher']>,
  isMember: boolean,
): Promise<Answers<C['teacher']>> {
  const viewer = sharedViewer(clock, isMember);
  const where = isTaughtOnSale(viewer.now, teacherId);
  const [rows, onSale] = await Promise.all([
    selectTeacher(db, teacherId),
    listCards(db, viewer, { where, limit: MOST_SHOWN }),
  ]);
  return { ...(rows[0] ?? refuse('teacher.notFound')), onSale, ofSchool: [] };
}

interface TeacherCourses {
  held: Holdings;
  ofSchool: Course[];
}

/** A school's teacher is visible only to its members and to learners of their courses. */
async function readOwn({
  query: { teacherId },
  ...context
}: CallContext<C['teacher']>): Promise<TeacherCourses> {
  const { db, person, clock } = context;
  const now = clock.now();
  const [[row], held, ofSchool] = await Promise.all([
    selectTeacherSchool(db, teacherId),
    holdingsOf(context),
    person ? selectOfSchool({ db, person, now }, teacherId) : [],
  ]);
  const isOpen = row && (row.of === null || row.of === person?.organisationId);
  if (!row || (!isOpen && ofSchool.length === 0)) refuse('teacher.notFound');
  return { held, ofSchool };
}

/** The teacher's school courses that are meant for the user. */
async function selectOfSchool(looking: Looking, teacherId: number): Promise<Course[]> {
  const { db } = looking;
  const rows = await selectTaughtStandings(db, teacherId, looking);
  const ids = rows.map(({ courseId }) => courseId);
  const facts = await selectFacts(db as Db, ids);
  return ids.flatMap((id) => facts.get(id) ?? []).map(toCourse);
}

export const teacherDetail = {
  seenBy: readOwn,
  alike: ({ held }: TeacherCourses) => held.memberUntil !== null,
  make: readTeacher,
  own(data: Answers<C['teacher']>, { held, ofSchool }: TeacherCourses) {
    if (ofSchool.length === 0 && held.commodities.size === 0) return null;
    return { ...data, onSale: inList(data.onSale, ownCard(held)), ofSchool };
  },
};
