import Type, { type Static } from 'typebox';
import { coursewareTypeCodes, type CoursewareType } from '../../../codes/learning/coursewareTypes';
import { coursewareFields, Position, SeenRanges } from './coursewareShapes';
import { filmFields } from './film';
import { thingPages } from '../../../codes/learning/thingPages';
import { Id, keyOf, Moment, orNull } from '../../shapes';

const Neighbour = orNull(Type.Object({ id: Id, title: Type.String() }));

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

/** A page of a document: its picture, the text that it is found by, and the teacher's words beside it. */
const SlidePage = Type.Object({
  picture: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  text: Type.String(),
  note: Type.String(),
});
export type SlidePage = Static<typeof SlidePage>;

const FilmChapter = Type.Object({ second: Position, title: Type.String() });

/** A moment at which the film stops for a question, which is asked for when it is there. */
const FilmStop = Type.Object({
  second: Position,
  mustAnswer: Type.Boolean(),
  isAnswered: Type.Boolean(),
});
export type FilmStop = Static<typeof FilmStop>;

/** Whether it is open to whoever asks, sold apart, or not there for them. */
const opening = Type.Union([Type.Literal('open'), Type.Literal('locked'), Type.Literal('away')]);

/** When an exam is and what it asks; where it has no pass mark, that is 0. */
const ExamFace = Type.Object({
  startsAt: Moment,
  endsAt: Moment,
  questionCount: Type.Integer(),
  totalScore: Type.Number(),
  passScore: Type.Number(),
});
export type ExamFace = Static<typeof ExamFace>;

/** What opens on a page of its own; what is not there has none. */
const Opened = Type.Object({
  id: Id,
  name: Type.String(),
  picture: orNull(Type.String()),
  page: orNull(keyOf(thingPages)),
  state: opening,
  exam: Type.Optional(ExamFace),
});
export type Opened = Static<typeof Opened>;

/** A slide of an item, as whoever learns it has it: one that is not there for them has no name. */
const ItemSlide = Type.Object({
  id: Id,
  name: Type.String(),
  picture: orNull(Type.String()),
  state: opening,
  /** What opens it where it is locked. */
  libraryId: orNull(Id),
});
export type ItemSlide = Static<typeof ItemSlide>;

/** One courseware, opened. What it holds goes by its type. */
export const CoursewareDetail = Type.Union([
  detailOf(coursewareTypeCodes.video, {
    ...filmFields,
    subtitles: orNull(Type.String({ description: 'WebVTT' })),
    chapters: Type.Array(FilmChapter),
    checks: Type.Array(FilmStop),
    /** Whether the first watching goes second by second. */
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
  detailOf(512, { opens: Type.Array(Opened) }),
  detailOf(coursewareTypeCodes.exam, { opens: Type.Array(Opened) }),
  // Its questions are a practice: see there for asking, marking and doing it again.
  detailOf(coursewareTypeCodes.test, {
    questionCount: Type.Integer(),
    /** Of a hundred marks so many pass it. */
    passShare: Type.Integer(),
  }),
]);
export type CoursewareDetail = Static<typeof CoursewareDetail>;
export type DetailOf<T extends CoursewareType> = Extract<CoursewareDetail, { type: T }>;
