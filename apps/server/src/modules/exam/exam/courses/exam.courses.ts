import type { Answers } from '@cheese/domain/contract/call';
import type { ExamContract as C } from '@cheese/domain/contract/exam/exam';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../../calls/callerContext';
import type { Db } from '../../../../db/database';
import { rowsOf } from '../../../../db/paged';
import { selectExamCourses } from '../exam.store';

/** Courses with exams for the user, and how many of those exams are open now. */
export async function listExamCourses(
  { db, person, clock }: CallerContext & { db: Db },
  paged: Static<C['courses']['query']>,
): Promise<Answers<C['courses']>> {
  return selectExamCourses(db, person, { ...rowsOf(paged), now: clock.now() });
}
