import Type, { type Static } from 'typebox';
import { completionRules } from '../../codes/learning/completionRules';
import { coursewareTypes } from '../../codes/learning/coursewareTypes';
import { codeOf, Id, keyOf, Moment, orNull } from '../shapes';

export const coursewareFields = {
  id: Id,
  courseId: Id,
  chapterId: Id,
  title: Type.String(),
  durationS: orNull(Type.Integer()),
  /** What completes it. */
  rule: keyOf(completionRules),
  isTrial: Type.Boolean(),
  isLocked: Type.Boolean(),
  isStudied: Type.Boolean(),
};
export const CoursewareItem = Type.Object({ ...coursewareFields, type: codeOf(coursewareTypes) });
export type CoursewareItem = Static<typeof CoursewareItem>;

/** How far in a courseware somebody is: the second of a video, the page of slides. */
export const Position = Type.Integer({ minimum: 0, maximum: 1_000_000 });

export const CoursewareProgress = Type.Object({
  coursewareId: Id,
  position: Position,
  studiedS: Type.Integer(),
  isStudied: Type.Boolean(),
  lastLearntAt: Moment,
});
export type CoursewareProgress = Static<typeof CoursewareProgress>;
