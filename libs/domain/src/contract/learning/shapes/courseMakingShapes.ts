import Type, { type Static } from 'typebox';
import { questionTypes } from '../../../codes/exam/questionTypes';
import { completionRules } from '../../../codes/learning/completionRules';
import { courseLimits as most, courseStates } from '../../../codes/learning/courseStates';
import { coursewareTypeCodes, coursewareTypes } from '../../../codes/learning/coursewareTypes';
import { AudienceShown } from '../../school/audience';
import { codeOf, strictObject, Id, keyOf, Moment, nullable } from '../../shapes';
import { Position } from './coursewareShapes';

export const CourseName = Type.String({ minLength: 1, maxLength: most.name, pattern: '\\S' });
export const Title = Type.String({ minLength: 1, maxLength: most.title, pattern: '\\S' });

/** Fields of a course in a list that do not depend on its items. */
const briefFields = {
  id: Id,
  name: Type.String(),
  cover: Type.String(),
  state: keyOf(courseStates),
  isPlatform: Type.Boolean(),
  teacher: Type.String(),
  learnerCount: Type.Integer(),
  coursewareCount: Type.Integer(),
  editedAt: Moment,
  /** A future moment means that publication is scheduled. */
  publishedAt: nullable(Moment),
  withdrawnAt: nullable(Moment),
};
export const MadeCourse = Type.Object(briefFields);
export type MadeCourse = Static<typeof MadeCourse>;

/** The settings of a course as a whole. */
export const CourseSheet = strictObject({
  name: CourseName,
  description: Type.String({ maxLength: most.description }),
  cover: Type.String({ minLength: 1, maxLength: 300 }),
  html: Type.String({ maxLength: most.html }),
  goals: Type.Array(Type.String({ minLength: 1, maxLength: most.goal }), { maxItems: most.goals }),
  forWhom: Type.String({ maxLength: most.forWhom }),
  certificateShare: nullable(Type.Integer({ minimum: 1, maximum: 100 })),
  /** Items that learners mark as done themselves also count for the certificate. */
  countsByHand: Type.Boolean(),
  trailerId: nullable(Id),
});
export type CourseSheet = Static<typeof CourseSheet>;

/** A teacher already listed on the course, or a member of the school by their person id. */
export const TeacherAsked = Type.Union([
  strictObject({ teacherId: Id }),
  strictObject({ personId: Id }),
]);
export type TeacherAsked = Static<typeof TeacherAsked>;

const MadeTeacher = Type.Object({
  id: Id,
  personId: nullable(Id),
  name: Type.String(),
  rank: Type.String(),
});

const mediaStates = { waiting: '转换中', ready: '可以使用', failed: '转换失败' } as const;
export type MadeMediaState = keyof typeof mediaStates;
/** A film or document in the editor. */
export const MadeMedia = Type.Object({
  id: Id,
  kind: keyOf({ film: '视频', document: '文档' }),
  name: Type.String(),
  state: keyOf(mediaStates),
  durationS: nullable(Type.Integer()),
  pageCount: Type.Integer(),
});
export type MadeMedia = Static<typeof MadeMedia>;

export const MadeChapter = Type.Object({
  id: Id,
  pid: nullable(Id),
  title: Type.String(),
  html: Type.String(),
  edition: Type.Integer(),
});
export type MadeChapter = Static<typeof MadeChapter>;

const itemFields = {
  id: Id,
  chapterId: Id,
  type: codeOf(coursewareTypes),
  title: Type.String(),
  isTrial: Type.Boolean(),
  /** Only teachers see it. */
  isHidden: Type.Boolean(),
  edition: Type.Integer(),
  /** The reason in words why the item cannot be learnt as it is; null if there is none. */
  fault: nullable(Type.String()),
};
export const MadeItem = Type.Object(itemFields);
export type MadeItem = Static<typeof MadeItem>;

export const MadeCourseDetail = Type.Object({
  ...briefFields,
  edition: Type.Integer(),
  /** The course is on sale, so only the platform may change what buyers have. */
  isLocked: Type.Boolean(),
  sheet: CourseSheet,
  trailer: nullable(MadeMedia),
  teachers: Type.Array(MadeTeacher),
  /** Null for a platform course, which is open to whoever may open its product. */
  audience: nullable(AudienceShown),
  chapters: Type.Array(MadeChapter),
  items: Type.Array(MadeItem),
  /** The number of visible items whose completion the server tracks by itself. */
  seenDoneCount: Type.Integer(),
  /** The faults that prevent publication. */
  faults: Type.Array(Type.Object({ itemId: nullable(Id), message: Type.String() })),
});
export type MadeCourseDetail = Static<typeof MadeCourseDetail>;

const Ids = (max: number) => Type.Array(Id, { maxItems: max, uniqueItems: true });
const Check = strictObject({ second: Position, questionId: Id, mustAnswer: Type.Boolean() });
const Mark = strictObject({ second: Position, title: Title });

/** The content of an item, by its type; a draft may be empty. */
export const ItemContent = Type.Union([
  strictObject({
    type: Type.Literal(coursewareTypeCodes.video),
    mediaId: nullable(Id),
    chapters: Type.Array(Mark, { maxItems: most.marks }),
    checks: Type.Array(Check, { maxItems: most.checks }),
    inOrder: Type.Boolean(),
    subtitles: nullable(Type.String({ maxLength: most.subtitles, description: 'WebVTT' })),
  }),
  strictObject({
    type: Type.Literal(coursewareTypeCodes.ppt),
    mediaId: nullable(Id),
    notes: Type.Array(Type.String({ maxLength: most.note }), { maxItems: most.notes }),
  }),
  strictObject({
    type: Type.Literal(coursewareTypeCodes.mindMap),
    /** The storage key, '' for none; the server looks up the picture's size. */
    picture: Type.String({ maxLength: 300 }),
  }),
  strictObject({
    type: Type.Literal(coursewareTypeCodes.note),
    html: Type.String({ maxLength: most.html }),
  }),
  strictObject({ type: Type.Literal(coursewareTypeCodes.experiment), simulationId: nullable(Id) }),
  strictObject({ type: Type.Literal(coursewareTypeCodes.slide), slideIds: Ids(most.slides) }),
  strictObject({ type: Type.Literal(coursewareTypeCodes.specimen), specimenIds: Ids(50) }),
  strictObject({ type: Type.Literal(coursewareTypeCodes.model), thingIds: Ids(50) }),
  strictObject({ type: Type.Literal(coursewareTypeCodes.drill), thingIds: Ids(50) }),
  strictObject({ type: Type.Literal(coursewareTypeCodes.patient), thingIds: Ids(50) }),
  strictObject({ type: Type.Literal(coursewareTypeCodes.exam), thingIds: Ids(1) }),
  strictObject({
    type: Type.Literal(coursewareTypeCodes.test),
    questionIds: Ids(most.questions),
    /** The number of questions drawn for each attempt; all if left out. */
    askCount: Type.Optional(Type.Integer({ minimum: 1, maximum: most.questions })),
    passShare: Type.Integer({ minimum: 1, maximum: 100 }),
  }),
]);
export type ItemContent = Static<typeof ItemContent>;
export type ContentOf<T extends ItemContent['type']> = Extract<ItemContent, { type: T }>;

/** A question asked by an item, with enough of it to recognise it. */
export const AskedQuestion = Type.Object({
  id: Id,
  type: codeOf(questionTypes),
  stem: Type.String(),
  isGone: Type.Boolean(),
});
export type AskedQuestion = Static<typeof AskedQuestion>;

/** A slide, specimen or experiment used by an item; for a deleted one only the id is known. */
export const ChosenSlide = Type.Object({
  id: Id,
  title: Type.String(),
  thumbnail: Type.String(),
  isGone: Type.Boolean(),
});
export type ChosenSlide = Static<typeof ChosenSlide>;

export const ItemSheet = {
  title: Title,
  isTrial: Type.Boolean(),
  isHidden: Type.Boolean(),
  rule: keyOf(completionRules),
  content: ItemContent,
};

export const MadeItemDetail = Type.Object({
  ...itemFields,
  courseId: Id,
  courseName: Type.String(),
  isPlatform: Type.Boolean(),
  rule: keyOf(completionRules),
  content: ItemContent,
  media: nullable(MadeMedia),
  questions: Type.Array(AskedQuestion),
  slides: Type.Array(ChosenSlide),
  /**
   * Content that opens on its own page: specimens, an experiment, models, drills, patients, an
   * exam.
   */
  opens: Type.Array(ChosenSlide),
});
export type MadeItemDetail = Static<typeof MadeItemDetail>;
