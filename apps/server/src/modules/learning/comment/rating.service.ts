import type { Answers } from '@cheese/domain/contract/call';
import type { CommentContract as C } from '@cheese/domain/contract/learning/comment';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { type CourseAccess, seeCourse } from '../course/course.door';
import type { ViewerContext } from './comment.subject';
import { toTenths } from '../course/learners/ratings';
import { keepRating, findOwnStars, selectStars } from './rating.store';

/**
 * Seconds of study, or one completed item, before a learner may rate: opening a lesson is not
 * enough.
 */
const LEARNT_S = 60;

/** Study is checked by the server's record, and teachers cannot rate their own course. */
const mayRate = ({ standing: { learner, studiedCount }, isTeaching }: CourseAccess) =>
  !isTeaching && learner !== null && (studiedCount > 0 || learner.studiedS >= LEARNT_S);

export async function readRating(
  looking: ViewerContext,
  courseId: number,
): Promise<Answers<C['rating']>> {
  const { db, person } = looking;
  const access = await seeCourse(looking, courseId);
  const rows = await selectStars(db, courseId);
  const counts = [1, 2, 3, 4, 5].map(
    (stars) => rows.find((row) => row.stars === stars)?.count ?? 0,
  );
  const inAll = counts.reduce((sum, some) => sum + some, 0);
  const sum = counts.reduce((all, some, at) => all + some * (at + 1), 0);
  return {
    average: inAll === 0 ? null : toTenths(sum / inAll),
    count: inAll,
    counts,
    mine: person && (await findOwnStars(db, courseId, person.id)),
    mayRate: person !== null && mayRate(access),
  };
}

/** One rating for each learner; a second one replaces it. */
export async function rateCourse(
  context: CallerContext & { db: Db },
  { courseId, stars }: Static<C['rate']['body']>,
) {
  const { db, person, clock } = context;
  if (!mayRate(await seeCourse(context, courseId))) refuse('comment.unrated');
  await keepRating(db, { ratedAt: clock.now(), courseId, personId: person.id, stars });
  return null;
}
