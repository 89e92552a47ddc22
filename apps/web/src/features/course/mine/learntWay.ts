import type { LearntCourse } from '@cheese/domain/contract/learning/shapes/courseShapes';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { paths } from '../../../paths';
import { texts } from '../texts';

type Way = Pick<LearntCourse, 'id' | 'isGone' | 'isLocked' | 'isTrial' | 'lastLearnt'>;

/** Target of "continue": the last item, or the course page if the learner has to decide there. */
export function learntHref({ id: courseId, lastLearnt, ...way }: Way): string {
  const mayGoOn = lastLearnt !== null && !way.isGone && (!way.isLocked || way.isTrial);
  return mayGoOn
    ? paths.course.item({ courseId, itemId: lastLearnt.coursewareId })
    : paths.course.detail({ courseId });
}

/** Why the course cannot be continued as usual; shown before the learner opens it. */
export function learntNote(course: LearntCourse): string {
  const { isGone, isLocked, isTrial, expiration, lastLearnt } = course;
  if (isGone) return texts.gone;
  if (isTrial) return lastLearnt ? texts.triedAt(lastLearnt.title) : texts.tried;
  if (isLocked) return texts.ended;
  if (lastLearnt) return texts.goOnAt(lastLearnt.title);
  return expiration === null ? texts.notBegun : texts.until(chinaDay(expiration));
}
