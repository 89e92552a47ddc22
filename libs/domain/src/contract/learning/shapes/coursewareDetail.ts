import Type, { type Static } from 'typebox';
import { coursewareTypeCodes, type CoursewareType } from '../../../codes/learning/coursewareTypes';
import { coursewareFields, Position, SeenRanges } from './coursewareShapes';
import { filmFields } from './film';
import { thingPages } from '../../../codes/learning/thingPages';
import { Id, keyOf, Moment, nullable } from '../../shapes';

const Neighbour = nullable(Type.Object({ id: Id, title: Type.String() }));

const detailOf = <T extends CoursewareType, P extends Type.TProperties>(type: T, content: P) =>
  Type.Object({
    ...coursewareFields,
    type: Type.Literal(type),
    courseName: Type.String(),
    position: Position,
    seen: SeenRanges,
    previous: Neighbour,
    next: Neighbour,
    ...content,
  });

/** A page of a document: its picture, its searchable text, and the teacher's notes. */
const SlidePage = Type.Object({
  picture: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  text: Type.String(),
  note: Type.String(),
});
export type SlidePage = Static<typeof SlidePage>;

const FilmChapter = Type.Object({ second: Position, title: Type.String() });

/** A moment at which the film stops for a question; the question is fetched when it is reached. */
const FilmStop = Type.Object({
  second: Position,
  mustAnswer: Type.Boolean(),
  isAnswered: Type.Boolean(),
});
export type FilmStop = Static<typeof FilmStop>;

/**
 * `open` to the caller, `locked` because it is sold separately, or `away` because it does not exist
 * for the caller.
 */
const opening = Type.Union([Type.Literal('open'), Type.Literal('locked'), Type.Literal('away')]);

/** An exam's time and size; `passScore` is 0 if it has no pass mark. */
const ExamFace = Type.Object({
  startsAt: Moment,
  endsAt: Moment,
  questionCount: Type.Integer(),
  totalScore: Type.Number(),
  passScore: Type.Number(),
});
export type ExamFace = Static<typeof ExamFace>;

/** Content that opens on its own page; `page` is null if it is not available. */
const Opened = Type.Object({
  id: Id,
  name: Type.String(),
  picture: nullable(Type.String()),
  page: nullable(keyOf(thingPages)),
  state: opening,
  exam: Type.Optional(ExamFace),
});
export type Opened = Static<typeof Opened>;

/** A slide of an item as the learner sees it; its name is empty if it is not available. */
const ItemSlide = Type.Object({
  id: Id,
  name: Type.String(),
  picture: nullable(Type.String()),
  state: opening,
  /** The library that unlocks it. */
  libraryId: nullable(Id),
});
export type ItemSlide = Static<typeof ItemSlide>;

/** An opened courseware; its content depends on its type. */
export const CoursewareDetail = Type.Union([
  detailOf(coursewareTypeCodes.video, {
    ...filmFields,
    subtitles: nullable(Type.String({ description: 'WebVTT' })),
    chapters: Type.Array(FilmChapter),
    checks: Type.Array(FilmStop),
    /** The first viewing cannot be skipped ahead. */
    isInOrder: Type.Boolean(),
  }),
  detailOf(coursewareTypeCodes.ppt, { pages: Type.Array(SlidePage) }),
  detailOf(coursewareTypeCodes.mindMap, {
    picture: Type.String(),
    width: Type.Integer(),
    height: Type.Integer(),
  }),
  detailOf(coursewareTypeCodes.note, { html: Type.String() }),
  detailOf(coursewareTypeCodes.experiment, { opens: Type.Array(Opened) }),
  detailOf(coursewareTypeCodes.slide, { slides: Type.Array(ItemSlide) }),
  detailOf(coursewareTypeCodes.specimen, { opens: Type.Array(Opened) }),
  detailOf(coursewareTypeCodes.model, { opens: Type.Array(Opened) }),
  detailOf(coursewareTypeCodes.drill, { opens: Type.Array(Opened) }),
  detailOf(coursewareTypeCodes.patient, { opens: Type.Array(Opened) }),
  detailOf(coursewareTypeCodes.exam, { opens: Type.Array(Opened) }),
  // Its questions are answered through the practice calls.
  detailOf(coursewareTypeCodes.test, {
    questionCount: Type.Integer(),
    /** The pass mark in percent. */
    passShare: Type.Integer(),
  }),
]);
export type CoursewareDetail = Static<typeof CoursewareDetail>;
export type DetailOf<T extends CoursewareType> = Extract<CoursewareDetail, { type: T }>;
