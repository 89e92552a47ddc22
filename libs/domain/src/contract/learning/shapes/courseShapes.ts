import Type, { type Static } from 'typebox';
import { learnStates } from '../../../codes/learning/learning';
import { openings } from '../../../codes/shop/entitlement';
import { courseTypes } from '../../../codes/shop/products';
import { CommodityCard, CommodityDetail } from '../../shop/shapes/commodityShapes';
import { codeOf, Id, keyOf, Moment, nullable } from '../../shapes';

/** The learners' average rating out of five stars; null without any rating. */
export const Rating = Type.Object({ average: Type.Number(), count: Type.Integer() });
export type Rating = Static<typeof Rating>;

const sizeFields = {
  chapterCount: Type.Integer(),
  coursewareCount: Type.Integer(),
  /** The total duration of its films and lessons, in seconds. */
  durationS: Type.Integer(),
  rating: nullable(Rating),
};

const courseFields = {
  id: Id,
  name: Type.String(),
  cover: Type.String(),
  courseType: codeOf(courseTypes),
  teacher: Type.String(),
  organisation: nullable(Type.String()),
  learnerCount: Type.Integer(),
  ...sizeFields,
};
export const Course = Type.Object(courseFields);
export type Course = Static<typeof Course>;

const LearningPlace = Type.Object({ chapterId: Id, coursewareId: Id, title: Type.String() });

/** The number of completed items out of all items of the course. */
const CourseProgress = Type.Object({
  studiedCount: Type.Integer(),
  lastLearntAt: Moment,
  finishedAt: nullable(Moment),
});

/**
 * `opened` is the reason for access, null if it is locked or a school's course; `openUntil` is the
 * end of a limited access.
 */
const accessFields = {
  isLocked: Type.Boolean(),
  opened: nullable(keyOf(openings)),
  openUntil: nullable(Moment),
  /** The school whose licence opens it. */
  givenBy: nullable(Type.String()),
};

/** A film that is free for everybody. */
const Trailer = Type.Object({ address: Type.String(), poster: Type.String() });

/** `commodity` is null for a course that is not on sale; `lastLearnt` is where to resume. */
export const CourseDetail = Type.Object({
  ...courseFields,
  description: Type.String(),
  trailer: nullable(Trailer),
  /** The percentage of items required for the certificate; null if there is none. */
  certificateShare: nullable(Type.Integer()),
  commodity: nullable(CommodityDetail),
  ...accessFields,
  /** The caller teaches it and may see it before it is published. */
  isTeaching: Type.Boolean(),
  /** Learners cannot see it in its present state: draft, scheduled or withdrawn. */
  isPreview: Type.Boolean(),
  isCollected: Type.Boolean(),
  /** Null for a learner who has not begun. */
  progress: nullable(CourseProgress),
  lastLearnt: nullable(LearningPlace),
});
export type CourseDetail = Static<typeof CourseDetail>;

export const CourseIntroduction = Type.Object({
  courseId: Id,
  html: Type.String(),
  goals: Type.Array(Type.String()),
  audience: Type.String(),
});
export type CourseIntroduction = Static<typeof CourseIntroduction>;

/** `rank` is the teacher's academic or clinical title: 教授, 主任医师. */
const teacherFields = {
  id: Id,
  name: Type.String(),
  avatar: Type.String(),
  rank: Type.String(),
  organisation: Type.String(),
  introduction: Type.String(),
};
export const CourseTeacher = Type.Object(teacherFields);
export type CourseTeacher = Static<typeof CourseTeacher>;

/** A teacher with all their courses: those on sale and those open to the caller. */
export const TeacherDetail = Type.Object({
  ...teacherFields,
  onSale: Type.Array(CommodityCard),
  ofSchool: Type.Array(Course),
});
export type TeacherDetail = Static<typeof TeacherDetail>;

/**
 * The course facts on a card, beside its sale data; for a signed-in caller with their own progress.
 */
export const CourseCardFacts = Type.Object({
  courseId: Id,
  ...sizeFields,
  studiedCount: nullable(Type.Integer()),
  isCollected: Type.Boolean(),
});
export type CourseCardFacts = Static<typeof CourseCardFacts>;

/**
 * A course the caller learns or may learn; `expiration` is the end of access. A locked one was
 * accessible before or was only tried; `isGone` means withdrawn, with the learner's notes kept.
 */
export const LearntCourse = Type.Object({
  ...courseFields,
  state: codeOf(learnStates),
  studiedCount: Type.Integer(),
  lastLearntAt: nullable(Moment),
  lastLearnt: nullable(LearningPlace),
  expiration: nullable(Moment),
  isLocked: Type.Boolean(),
  isTrial: Type.Boolean(),
  isGone: Type.Boolean(),
});
export type LearntCourse = Static<typeof LearntCourse>;

/** Courseware studied out of all, discussions, and completed tests. */
export const CourseStudyData = Type.Object({
  studyCount: Type.Integer(),
  totalCount: Type.Integer(),
  discussCount: Type.Integer(),
  examCount: Type.Integer(),
});
export type CourseStudyData = Static<typeof CourseStudyData>;
