import Type, { type Static } from 'typebox';
import { learnStates } from '../../../codes/learning/learning';
import { openings } from '../../../codes/shop/entitlement';
import { courseTypes } from '../../../codes/shop/products';
import { CommodityCard, CommodityDetail } from '../../shop/shapes/commodityShapes';
import { codeOf, Id, keyOf, Moment, orNull } from '../../shapes';

/** What those who learnt it gave it, of five stars; null where nobody did yet. */
export const Rating = Type.Object({ average: Type.Number(), count: Type.Integer() });
export type Rating = Static<typeof Rating>;

const sizeFields = {
  chapterCount: Type.Integer(),
  coursewareCount: Type.Integer(),
  /** How long its films and lessons take together. */
  durationS: Type.Integer(),
  rating: orNull(Rating),
};

const courseFields = {
  id: Id,
  name: Type.String(),
  cover: Type.String(),
  courseType: codeOf(courseTypes),
  teacher: Type.String(),
  organisation: orNull(Type.String()),
  learnerCount: Type.Integer(),
  ...sizeFields,
};
export const Course = Type.Object(courseFields);
export type Course = Static<typeof Course>;

const LearningPlace = Type.Object({ chapterId: Id, coursewareId: Id, title: Type.String() });

/** How far somebody is with a course: of its items, so many are completed. */
const CourseProgress = Type.Object({
  studiedCount: Type.Integer(),
  lastLearntAt: Moment,
  finishedAt: orNull(Moment),
});

/** By what it is open, null where it is locked or a school's; and until when, where that ends. */
const accessFields = {
  isLocked: Type.Boolean(),
  opened: orNull(keyOf(openings)),
  openUntil: orNull(Moment),
};

/** A film that everybody may see. */
const Trailer = Type.Object({ address: Type.String(), poster: Type.String() });

/** `commodity` is null for a course that is not on sale; `lastLearnt` is where to go on. */
export const CourseDetail = Type.Object({
  ...courseFields,
  description: Type.String(),
  trailer: orNull(Trailer),
  /** Of a hundred items so many must be completed for the certificate; null where there is none. */
  certificateShare: orNull(Type.Integer()),
  commodity: orNull(CommodityDetail),
  ...accessFields,
  /** Whoever asks teaches it, and may see it before it is published. */
  isTeaching: Type.Boolean(),
  /** Learners do not find it as it is: it is made, scheduled or withdrawn. */
  isPreview: Type.Boolean(),
  isCollected: Type.Boolean(),
  /** Null for who has not begun. */
  progress: orNull(CourseProgress),
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

/** A teacher with everything of theirs: what is on sale, and what is for whoever asks. */
export const TeacherDetail = Type.Object({
  ...teacherFields,
  onSale: Type.Array(CommodityCard),
  ofSchool: Type.Array(Course),
});
export type TeacherDetail = Static<typeof TeacherDetail>;

/** What a card says of a course beside what it is sold as; for who is signed in with their own. */
export const CourseCardFacts = Type.Object({
  courseId: Id,
  ...sizeFields,
  studiedCount: orNull(Type.Integer()),
  isCollected: Type.Boolean(),
});
export type CourseCardFacts = Static<typeof CourseCardFacts>;

/**
 * A course that somebody learns, or may; `expiration` is when their access ends. One that is locked
 * was theirs once, unless they only ever tried it; one that is gone was withdrawn, and their notes
 * are still there.
 */
export const LearntCourse = Type.Object({
  ...courseFields,
  state: codeOf(learnStates),
  studiedCount: Type.Integer(),
  lastLearntAt: orNull(Moment),
  lastLearnt: orNull(LearningPlace),
  expiration: orNull(Moment),
  isLocked: Type.Boolean(),
  isTrial: Type.Boolean(),
  isGone: Type.Boolean(),
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
