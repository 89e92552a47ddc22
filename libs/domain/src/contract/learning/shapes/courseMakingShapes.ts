import Type, { type Static } from 'typebox';
import { questionTypes } from '../../../codes/exam/questionTypes';
import { completionRules } from '../../../codes/learning/completionRules';
import { courseLimits as most, courseStates } from '../../../codes/learning/courseStates';
import { coursewareTypeCodes, coursewareTypes } from '../../../codes/learning/coursewareTypes';
import { AudienceShown } from '../../people/audience';
import { codeOf, exactly, Id, keyOf, Moment, orNull } from '../../shapes';
import { Position } from './coursewareShapes';

export const CourseName = Type.String({ minLength: 1, maxLength: most.name, pattern: '\\S' });
export const Title = Type.String({ minLength: 1, maxLength: most.title, pattern: '\\S' });

/** What of a list does not change by what is in it. */
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
  /** A moment to come is a schedule. */
  publishedAt: orNull(Moment),
  withdrawnAt: orNull(Moment),
};
export const MadeCourse = Type.Object(briefFields);
export type MadeCourse = Static<typeof MadeCourse>;

/** What stands about a course as a whole. */
export const CourseSheet = exactly({
  name: CourseName,
  description: Type.String({ maxLength: most.description }),
  cover: Type.String({ minLength: 1, maxLength: 300 }),
  html: Type.String({ maxLength: most.html }),
  goals: Type.Array(Type.String({ minLength: 1, maxLength: most.goal }), { maxItems: most.goals }),
  forWhom: Type.String({ maxLength: most.forWhom }),
  certificateShare: orNull(Type.Integer({ minimum: 1, maximum: 100 })),
  /** Whether what learners mark by hand counts for the certificate as well. */
  countsByHand: Type.Boolean(),
  trailerId: orNull(Id),
});
export type CourseSheet = Static<typeof CourseSheet>;

/** Somebody who stands at the course already, or somebody of the school by their person. */
export const TeacherAsked = Type.Union([exactly({ teacherId: Id }), exactly({ personId: Id })]);
export type TeacherAsked = Static<typeof TeacherAsked>;

const MadeTeacher = Type.Object({
  id: Id,
  personId: orNull(Id),
  name: Type.String(),
  rank: Type.String(),
});

const mediaStates = { waiting: '转换中', ready: '可以使用', failed: '转换失败' } as const;
export type MadeMediaState = keyof typeof mediaStates;
/** A film or document by what a teacher has to know of it. */
export const MadeMedia = Type.Object({
  id: Id,
  kind: keyOf({ film: '视频', document: '文档' }),
  name: Type.String(),
  state: keyOf(mediaStates),
  durationS: orNull(Type.Integer()),
  pageCount: Type.Integer(),
});
export type MadeMedia = Static<typeof MadeMedia>;

export const MadeChapter = Type.Object({
  id: Id,
  pid: orNull(Id),
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
  /** Its teachers alone see it. */
  isHidden: Type.Boolean(),
  edition: Type.Integer(),
  /** What is wrong with it, in words: nobody could learn it as it is. */
  fault: orNull(Type.String()),
};
export const MadeItem = Type.Object(itemFields);
export type MadeItem = Static<typeof MadeItem>;

export const MadeCourseDetail = Type.Object({
  ...briefFields,
  edition: Type.Integer(),
  /** It is on sale: what buyers have the platform alone changes. */
  isLocked: Type.Boolean(),
  sheet: CourseSheet,
  trailer: orNull(MadeMedia),
  teachers: Type.Array(MadeTeacher),
  /** Null where it is the platform's: whoever may open its commodity may learn it. */
  audience: orNull(AudienceShown),
  chapters: Type.Array(MadeChapter),
  items: Type.Array(MadeItem),
  /** How many of those that learners see the server sees completed by itself. */
  seenDoneCount: Type.Integer(),
  /** What keeps it from being published. */
  faults: Type.Array(Type.Object({ itemId: orNull(Id), message: Type.String() })),
});
export type MadeCourseDetail = Static<typeof MadeCourseDetail>;

const Ids = (max: number) => Type.Array(Id, { maxItems: max, uniqueItems: true });
const Check = exactly({ second: Position, questionId: Id, mustAnswer: Type.Boolean() });
const Mark = exactly({ second: Position, title: Title });

/** What is in an item, by its type; one that is half made may hold nothing yet. */
export const ItemContent = Type.Union([
  exactly({
    type: Type.Literal(coursewareTypeCodes.video),
    mediaId: orNull(Id),
    chapters: Type.Array(Mark, { maxItems: most.marks }),
    checks: Type.Array(Check, { maxItems: most.checks }),
    inOrder: Type.Boolean(),
    subtitles: orNull(Type.String({ maxLength: most.subtitles, description: 'WebVTT' })),
  }),
  exactly({
    type: Type.Literal(coursewareTypeCodes.ppt),
    mediaId: orNull(Id),
    notes: Type.Array(Type.String({ maxLength: most.note }), { maxItems: most.notes }),
  }),
  exactly({
    type: Type.Literal(coursewareTypeCodes.mindMap),
    /** Its key in the storage, empty for none; how large it is the server looks up. */
    picture: Type.String({ maxLength: 300 }),
  }),
  exactly({
    type: Type.Literal(coursewareTypeCodes.note),
    html: Type.String({ maxLength: most.html }),
  }),
  exactly({ type: Type.Literal(coursewareTypeCodes.experiment), simulationId: orNull(Id) }),
  exactly({ type: Type.Literal(coursewareTypeCodes.slide), slideIds: Ids(most.slides) }),
  exactly({ type: Type.Literal(coursewareTypeCodes.specimen), specimenIds: Ids(50) }),
  exactly({ type: Type.Literal(coursewareTypeCodes.model), thingIds: Ids(50) }),
  exactly({ type: Type.Literal(coursewareTypeCodes.drill), thingIds: Ids(50) }),
  exactly({ type: Type.Literal(512), thingIds: Ids(50) }),
  exactly({ type: Type.Literal(coursewareTypeCodes.exam), thingIds: Ids(1) }),
  exactly({
    type: Type.Literal(coursewareTypeCodes.test),
    questionIds: Ids(most.questions),
    /** How many of them each try draws; all of them where it is not said. */
    askCount: Type.Optional(Type.Integer({ minimum: 1, maximum: most.questions })),
    passShare: Type.Integer({ minimum: 1, maximum: 100 }),
  }),
]);
export type ItemContent = Static<typeof ItemContent>;
export type ContentOf<T extends ItemContent['type']> = Extract<ItemContent, { type: T }>;

/** A question that an item asks, to be recognised. */
export const AskedQuestion = Type.Object({
  id: Id,
  type: codeOf(questionTypes),
  stem: Type.String(),
  isGone: Type.Boolean(),
});
export type AskedQuestion = Static<typeof AskedQuestion>;

/** A slide, specimen or experiment that an item names; of one that is gone nothing else is known. */
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
  media: orNull(MadeMedia),
  questions: Type.Array(AskedQuestion),
  slides: Type.Array(ChosenSlide),
  /** What opens on pages of its own: specimens, an experiment, models, drills, patients, an exam. */
  opens: Type.Array(ChosenSlide),
});
export type MadeItemDetail = Static<typeof MadeItemDetail>;
