import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import { completionRules } from '@cheese/domain/codes/learning/completionRules';
import { courseLimits as most } from '@cheese/domain/codes/learning/courseStates';
import { mediaKinds, mediaLimits } from '@cheese/domain/codes/learning/media';
import { CourseName, Title } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { Position } from '@cheese/domain/contract/learning/shapes/coursewareShapes';
import { strictObject, Id, keyOf, nullable } from '@cheese/domain/contract/shapes';
import Type, { type Static } from 'typebox';

export const FORMAT = 'doctor-cheese-course';
/** The first named slides by the numbers of their libraries; the second left sounds behind. */
export const VERSION = 3;
export const MANIFEST = 'course.json';

/** Five hundred items with all that may be written in them. */
export const MOST_MANIFEST_BYTES = 64 * 1024 ** 2;

const Html = Type.String({ maxLength: most.html });
/** The number of a film or document, or of a chapter, within the file. */
const Nth = Type.Integer({ minimum: 0, maximum: 2_000 });
/** The name of a picture within the file. */
const Picture = Type.String({ pattern: '^[1-9]\\d{0,3}\\.(?:png|jpg|jpeg|gif|webp)$' });

/** Those of sounds, too. */
const Sound = Type.String({ pattern: '^[1-9]\\d{0,3}\\.(?:mp3|wav)$' });

/** A question is not in the file: it is known again by its number and its words. */
const AskedAgain = strictObject({ id: Id, stem: Type.String({ maxLength: 100_000 }) });
export type AskedAgain = Static<typeof AskedAgain>;

/** Nor is a slide: its title says whether it is the same one. */
const SlideAgain = strictObject({ id: Id, title: Type.String({ maxLength: 500 }) });

const Questions = (maxItems: number) => Type.Array(AskedAgain, { maxItems });
const Ids = Type.Array(Id, { maxItems: 50, uniqueItems: true });
const Check = strictObject({ second: Position, mustAnswer: Type.Boolean(), question: AskedAgain });

/** Nor are models, drills and patients: under the same number, by the same title, they are known again. */
const Things = Type.Array(SlideAgain, { maxItems: 50 });

const Content = Type.Union([
  strictObject({
    type: Type.Literal(coursewareTypeCodes.video),
    media: nullable(Nth),
    chapters: Type.Array(strictObject({ second: Position, title: Title }), {
      maxItems: most.marks,
    }),
    checks: Type.Array(Check, { maxItems: most.checks }),
    inOrder: Type.Boolean(),
    subtitles: nullable(Type.String({ maxLength: most.subtitles })),
  }),
  strictObject({
    type: Type.Literal(coursewareTypeCodes.ppt),
    media: nullable(Nth),
    notes: Type.Array(Type.String({ maxLength: most.note }), { maxItems: most.notes }),
  }),
  strictObject({ type: Type.Literal(coursewareTypeCodes.mindMap), picture: nullable(Picture) }),
  strictObject({ type: Type.Literal(coursewareTypeCodes.note), html: Html }),
  strictObject({ type: Type.Literal(coursewareTypeCodes.experiment), simulationId: nullable(Id) }),
  strictObject({
    type: Type.Literal(coursewareTypeCodes.slide),
    slides: Type.Array(SlideAgain, { maxItems: most.slides }),
  }),
  strictObject({ type: Type.Literal(coursewareTypeCodes.slide), slideIds: Ids }),
  strictObject({ type: Type.Literal(coursewareTypeCodes.specimen), specimenIds: Ids }),
  strictObject({ type: Type.Literal(coursewareTypeCodes.model), things: Things }),
  strictObject({ type: Type.Literal(coursewareTypeCodes.drill), things: Things }),
  strictObject({ type: Type.Literal(coursewareTypeCodes.patient), things: Things }),
  strictObject({
    type: Type.Literal(coursewareTypeCodes.exam),
    things: Type.Array(SlideAgain, { maxItems: 1 }),
  }),
  strictObject({
    type: Type.Literal(coursewareTypeCodes.test),
    questions: Questions(most.questions),
    askCount: Type.Optional(Type.Integer({ minimum: 1, maximum: most.questions })),
    passShare: Type.Integer({ minimum: 1, maximum: 100 }),
  }),
]);
export type FiledContent = Static<typeof Content>;

const Item = strictObject({
  chapter: Nth,
  title: Title,
  isTrial: Type.Boolean(),
  isHidden: Type.Boolean(),
  rule: keyOf(completionRules),
  content: Content,
});
export type FiledItem = Static<typeof Item>;

/** A chapter comes after the one that it stands in. */
const Chapter = strictObject({ above: nullable(Nth), title: Title, html: Html });

const Media = strictObject({
  file: Type.String({ pattern: '^media/[1-9]\\d{0,3}\\.[a-z0-9]{1,5}$' }),
  kind: keyOf(mediaKinds),
  name: Type.String({ minLength: 1, maxLength: mediaLimits.name, pattern: '\\S' }),
});
export type FiledMedia = Static<typeof Media>;

/** The part shared by all versions, which tells the version. */
export const Head = Type.Object({
  format: Type.Literal(FORMAT),
  version: Type.Integer({ minimum: 1 }),
});

/** All of a course that can be written down; the files beside it go by the names that stand here. */
export const Manifest = strictObject({
  format: Type.Literal(FORMAT),
  version: Type.Union([
    Type.Literal(coursewareTypeCodes.video),
    Type.Literal(coursewareTypeCodes.ppt),
    Type.Literal(VERSION),
  ]),
  sheet: strictObject({
    name: CourseName,
    description: Type.String({ maxLength: most.description }),
    html: Html,
    goals: Type.Array(Type.String({ minLength: 1, maxLength: most.goal }), {
      maxItems: most.goals,
    }),
    forWhom: Type.String({ maxLength: most.forWhom }),
    certificateShare: nullable(Type.Integer({ minimum: 1, maximum: 100 })),
    /** If undefined, items marked by hand do not count. */
    countsByHand: Type.Optional(Type.Boolean()),
  }),
  /** Null for one that is drawn by the name. */
  cover: nullable(Picture),
  trailer: nullable(Nth),
  chapters: Type.Array(Chapter, { maxItems: most.chapters }),
  items: Type.Array(Item, { maxItems: most.items }),
  media: Type.Array(Media, { maxItems: most.items + 1 }),
  pictures: Type.Array(Picture, { maxItems: 1_000, uniqueItems: true }),
  sounds: Type.Optional(Type.Array(Sound, { maxItems: 1_000, uniqueItems: true })),
});
export type Manifest = Static<typeof Manifest>;
