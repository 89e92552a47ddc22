import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type { CourseContract as C } from '@cheese/domain/contract/learning/course';
import type { SharedCallContext } from '../../../../calls/shared';
import type { CallContext } from '../../../../calls/call';
import { refuse } from '../../../../calls/refusal';
import { findSold } from '../../../shop/commodity/commodity.detail';
import { isOwnOpening } from '../../../shop/entitlement/entitlement.rules';
import { sharedViewer } from '../../../shop/commodity/viewer';
import { filmForAll } from '../../mediaFile/media.service';
import { type CourseAccess, seeCourse } from '../course.access';
import { countCollected } from './course.detail.store';
import { selectFacts } from '../course.facts.store';

type Detail = Answers<C['detail']>;

/** A course as all members, and all others, see it. */
async function readDetail(
  { db, clock, query: { courseId } }: SharedCallContext<C['detail']>,
  isMember: boolean,
): Promise<Detail> {
  const product = { type: commodityTypeCodes.course, productId: courseId } as const;
  const [facts, sold, collectCount] = await Promise.all([
    selectFacts(db, [courseId]),
    findSold(db, sharedViewer(clock, isMember), product),
    countCollected(db, courseId),
  ]);
  const { organisationId, trailerId, ...course } = facts.get(courseId) ?? refuse('course.notFound');
  return {
    ...course,
    trailer: trailerId === null ? null : await filmForAll(db, trailerId, clock),
    commodity: sold && { ...sold, collectCount, commentCount: 0 },
    isLocked: organisationId === null && (sold?.isLocked ?? true),
    opened: sold?.opened ?? null,
    openUntil: sold?.openUntil ?? null,
    givenBy: sold?.givenBy ?? null,
    isTeaching: false,
    isPreview: false,
    isCollected: false,
    progress: null,
    lastLearnt: null,
  };
}

/**
 * The caller's own fields, appended to the cached answer; null for a course that is held, whose
 * card differs too.
 */
function ownEnd(access: CourseAccess) {
  const { isTeaching, isWhole, opened, until, standing } = access;
  const { isCollected, learner } = standing;
  if (isOwnOpening(opened)) return null;
  return {
    isLocked: !isWhole,
    opened,
    // A membership ends for all that it opens at once: that stands with the member.
    openUntil: opened === 'member' ? null : (until?.getTime() ?? null),
    givenBy: null,
    isTeaching,
    isPreview: isPreview(access),
    isCollected,
    progress: null,
    lastLearnt: null,
    ...(learner && toOwn(standing)),
  };
}

const isPreview = ({ isTeaching, isPublished, isWithdrawn }: CourseAccess) =>
  isTeaching && (!isPublished || isWithdrawn);

function own(detail: Detail, access: CourseAccess): Detail | null {
  const { opened, until, giver, standing, isTeaching } = access;
  if (!isOwnOpening(opened)) return null;
  const openUntil = until?.getTime() ?? null;
  const theirs = { isLocked: false, opened, openUntil, givenBy: giver };
  const { commodity } = detail;
  return {
    ...detail,
    ...theirs,
    isTeaching,
    isPreview: isPreview(access),
    isCollected: standing.isCollected,
    commodity: commodity && { ...commodity, ...theirs, expiration: openUntil },
    ...toOwn(standing),
  };
}

function toOwn({ learner, studiedCount, last }: CourseAccess['standing']) {
  return {
    progress: learner && {
      studiedCount,
      lastLearntAt: learner.lastAt.getTime(),
      finishedAt: learner.finishedAt?.getTime() ?? null,
    },
    lastLearnt: last,
  };
}

/** Cached for a second for users with the same view; the user's own data is added. */
export const courseDetail = {
  seenBy: ({ query: { courseId }, ...context }: CallContext<C['detail']>) =>
    seeCourse(context, courseId),
  alike: ({ standing }: CourseAccess) => standing.memberUntil !== null,
  make: readDetail,
  own,
  ownEnd,
};
