import type { LearnState } from '@cheese/domain/codes/learning/learning';
import type { Answers } from '@cheese/domain/contract/call';
import type { CourseContract as C } from '@cheese/domain/contract/learning/course';
import type { LearntCourse } from '@cheese/domain/contract/learning/shapes/courseShapes';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { openedBy } from './course.access';
import { factsOf, toCourse } from './course.facts';
import { selectLearnt } from './course.learnt.store';
import type { CourseFacts } from './course.facts.store';
import type { Standing } from './course.standing.store';

/** Courses begun, bought or assigned by the school, latest first. */
export async function listLearnt(
  { db, person, clock }: CallerContext & { db: Db },
  query: Static<C['learnList']['query']>,
): Promise<Answers<C['learnList']>> {
  const now = clock.now();
  const { rows, total } = await selectLearnt({ db, person, now }, query);
  const ids = rows.map(({ courseId }) => courseId);
  const facts = await factsOf(db, ids, now);
  const list = rows.flatMap((row) => {
    const known = facts.get(row.courseId);
    return known ? [toLearnt(row, known)] : [];
  });
  return { list, total };
}

function toLearnt(standing: Standing, facts: CourseFacts): LearntCourse {
  const { organisationId, learner, studiedCount, last, withdrawnAt } = standing;
  const how = organisationId === null ? openedBy(standing) : null;
  const isLocked = organisationId === null && how === null;
  return {
    ...toCourse(facts),
    studiedCount,
    lastLearnt: last,
    state: stateOf(standing),
    lastLearntAt: learner?.lastAt.getTime() ?? null,
    expiration: how?.until?.getTime() ?? null,
    isLocked,
    isTrial: isLocked && !standing.wasTheirs,
    isGone: withdrawnAt !== null,
  };
}

const [notBegun, underWay, finished] = [1, 2, 3] as const;

function stateOf({ learner }: Standing): LearnState {
  if (!learner) return notBegun;
  return learner.finishedAt ? finished : underWay;
}
