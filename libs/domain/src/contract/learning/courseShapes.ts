import Type, { type Static } from 'typebox';
import { learnStates } from '../../codes/learning/learning';
import { courseTypes } from '../../codes/shop/products';
import { CommodityDetail } from '../shop/commodityShapes';
import { codeOf, Id, Moment, orNull } from '../shapes';

const courseFields = {
  id: Id,
  name: Type.String(),
  cover: Type.String(),
  courseType: codeOf(courseTypes),
  teacher: Type.String(),
  organisation: orNull(Type.String()),
  chapterCount: Type.Integer(),
  coursewareCount: Type.Integer(),
  learnerCount: Type.Integer(),
};
export const Course = Type.Object(courseFields);
export type Course = Static<typeof Course>;

const LearningPlace = Type.Object({ chapterId: Id, coursewareId: Id, title: Type.String() });

/** `commodity` is null for a course that is not on sale; `lastLearnt` is where to go on. */
export const CourseDetail = Type.Object({
  ...courseFields,
  commodity: orNull(CommodityDetail),
  isLocked: Type.Boolean(),
  lastLearnt: orNull(LearningPlace),
});
export type CourseDetail = Static<typeof CourseDetail>;

export const CourseIntroduction = Type.Object({
  courseId: Id,
  html: Type.String(),
  goals: Type.Array(Type.String()),
  audience: Type.String(),
});
export type CourseIntroduction = Static<typeof CourseIntroduction>;

/** `rank` is the teacher's own: 教授, 主任医师. */
export const CourseTeacher = Type.Object({
  id: Id,
  name: Type.String(),
  avatar: Type.String(),
  rank: Type.String(),
  organisation: Type.String(),
  introduction: Type.String(),
});
export type CourseTeacher = Static<typeof CourseTeacher>;

/** A course that somebody learns; `expiration` is when their access ends. */
export const LearntCourse = Type.Object({
  ...courseFields,
  state: codeOf(learnStates),
  studiedCount: Type.Integer(),
  lastLearntAt: orNull(Moment),
  expiration: orNull(Moment),
});
export type LearntCourse = Static<typeof LearntCourse>;

/** Of the courseware: how much is studied, of how much; discussions; completed tests. */
export const CourseStudyData = Type.Object({
  studyCount: Type.Integer(),
  totalCount: Type.Integer(),
  discussCount: Type.Integer(),
  examCount: Type.Integer(),
});
export type CourseStudyData = Static<typeof CourseStudyData>;
