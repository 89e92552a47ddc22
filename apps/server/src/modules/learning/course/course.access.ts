import type { Opening } from '@cheese/domain/codes/shop/entitlement';
import type { VisitorContext } from '../../../calls/callerContext';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { mayAdminister, mayEdit } from '../../base/ownership/ownership';
import { refuseLocked } from '../../shop/commodity/refuseLocked';
import { isHeld, openedByRow } from '../../shop/entitlement/entitlement.rules';
import { findItem } from './course.items.store';
import type { CoursewareRow } from './course.tables';
import { findStanding, type Standing } from './course.standing.store';

export interface CourseAccess {
  courseId: number;
  organisationId: number | null;
  /** True if all items are open, not only the trial. */
  isWhole: boolean;
  /** By what it is: null where it is locked, where it is a school's, and to its teachers. */
  opened: Opening | null;
  until: Date | null;
  /** The school whose licence opens it. */
  giver: string | null;
  /** Teachers see the course as a draft and after its withdrawal. */
  isTeaching: boolean;
  isPublished: boolean;
  isWithdrawn: boolean;
  /** The caller's holding and progress; `learner` is null for one who has not begun. */
  standing: Standing;
}

/**
 * Decides who may see a course. Unpublished courses and those of other schools are reported as not
 * found.
 */
export async function seeCourse(context: VisitorContext, courseId: number): Promise<CourseAccess> {
  const now = context.clock.now();
  const found = await findStanding({ ...context, now }, 'course', courseId);
  return seen(found ?? refuse('course.notFound'), context.person, now);
}

/** Requires access to the whole course. */
export async function requireCourse(
  context: VisitorContext,
  courseId: number,
): Promise<CourseAccess> {
  const access = await seeCourse(context, courseId);
  return access.isWhole ? access : refuseLocked('course.locked', access.standing.charge);
}

/** Requires permission to answer, moderate and edit. */
export async function requireTeaching(
  context: VisitorContext,
  courseId: number,
): Promise<CourseAccess> {
  const access = await seeCourse(context, courseId);
  return access.isTeaching ? access : refuse('access.denied');
}

/** True if the user teaches this course, whatever other access they have. */
export async function teaches(context: VisitorContext, courseId: number): Promise<boolean> {
  const now = context.clock.now();
  const found = await findStanding({ ...context, now }, 'course', courseId);
  return found !== null && context.person !== null && isTaughtBy(found, context.person);
}

export interface OpenedItem {
  item: CoursewareRow;
  access: CourseAccess;
}

/** An item open to the user, through the course or as a trial. */
export async function requireItem(
  context: VisitorContext,
  coursewareId: number,
): Promise<OpenedItem> {
  const now = context.clock.now();
  const [found, item] = await Promise.all([
    findStanding({ ...context, now }, 'item', coursewareId),
    findItem(context.db, coursewareId),
  ]);
  if (!found || !item) refuse('courseware.notFound');
  const access = seen(found, context.person, now);
  // Hidden and removed items are open to the teachers of the course only.
  if (!item.isShown && !access.isTeaching) refuse('courseware.notFound');
  if (mayOpenItem(access, item)) return { item, access };
  return refuseLocked('course.locked', found.charge);
}

export const mayOpenItem = ({ isWhole }: CourseAccess, { isTrial }: { isTrial: boolean }) =>
  isWhole || isTrial;

function seen(standing: Standing, person: Person | null, now: Date): CourseAccess {
  const { courseId, organisationId, publishedAt, withdrawnAt, learner } = standing;
  const isTeaching = person !== null && isTaughtBy(standing, person);
  const isPublished = publishedAt !== null && publishedAt <= now;
  const isWithdrawn = withdrawnAt !== null;
  const how = organisationId === null ? openedBy(standing) : null;
  const isFor = organisationId === null || (person !== null && standing.isIncluded);
  if (!isTeaching) {
    // Learners and buyers are told of the withdrawal; to others the course was never there.
    const had = learner !== null || isHeld(how);
    if (isPublished && isWithdrawn && had) refuse('course.withdrawn');
    if (!isPublished || isWithdrawn || !isFor) refuse('course.notFound');
  }
  return {
    courseId,
    organisationId,
    isTeaching,
    isPublished,
    isWithdrawn,
    standing,
    isWhole: isTeaching || organisationId !== null || how !== null,
    opened: how?.by ?? null,
    until: how?.until ?? null,
    giver: how?.giver ?? null,
  };
}

/** After the end of sale a course stays open to buyers only. */
export function openedBy(standing: Standing) {
  const how = openedByRow(standing);
  return isHeld(how) || standing.isOnSale ? how : null;
}

/** A school's course is edited by its teachers; administrators see all courses of the school. */
function isTaughtBy({ organisationId, isTeacher }: Standing, person: Person) {
  if (organisationId === null && isTeacher) return true;
  return (
    mayEdit({ organisationId }, person) && (isTeacher || mayAdminister({ organisationId }, person))
  );
}
