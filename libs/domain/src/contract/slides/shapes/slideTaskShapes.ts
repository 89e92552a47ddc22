import { slideTaskKindCodes } from '../../../codes/slides/slideTask';
import Type, { type Static } from 'typebox';
import { MOST_CORNERS, MOST_SPOTS } from '../../../rules/slides/task/limits';
import { exactly, orNull } from '../../shapes';

/** A place in pixels of the full slide. */
export const Spot = exactly({
  x: Type.Number({ minimum: 0, maximum: 10_000_000 }),
  y: Type.Number({ minimum: 0, maximum: 10_000_000 }),
});
export type Spot = Static<typeof Spot>;

const Outline = Type.Array(Spot, { minItems: 3, maxItems: MOST_CORNERS });
/** A single place is a target as well: what is near enough hits it. */
const Target = Type.Array(Spot, { minItems: 1, maxItems: MOST_CORNERS });
const targets = Type.Array(Target, { minItems: 1, maxItems: 20 });
const region = orNull(Outline);
/** Where it is to be done, where a slide has more of the kind than are meant. */
const within = Type.Optional(Outline);
const words = Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' });
/** How far beside it is still right, in pixels of the slide. */
const reach = Type.Number({ minimum: 0, maximum: 1_000_000 });
/** Pixels of the screen for one of the slide. */
const scale = Type.Number({ exclusiveMinimum: 0, maximum: 64 });
/** Of a screen, in its pixels. */
const side = Type.Number({ exclusiveMinimum: 0, maximum: 16_384 });
/** Of what either encloses, in hundredths. */
const threshold = Type.Integer({ minimum: 20, maximum: 98 });
const allowed = Type.Integer({ minimum: 0, maximum: MOST_SPOTS });

/** What is right, as who teaches drew it: never told to learners before it is due. */
export const TaskKey = Type.Union([
  exactly({ kind: Type.Literal(slideTaskKindCodes.point), targets, reach, region: within }),
  exactly({
    kind: Type.Literal(slideTaskKindCodes.outline),
    outline: Outline,
    threshold,
    region: within,
  }),
  exactly({
    kind: Type.Literal(slideTaskKindCodes.count),
    cells: Type.Array(Spot, { minItems: 1, maxItems: MOST_SPOTS }),
    reach,
    region,
    /** So many may be missed or too many, together. */
    allowed,
  }),
  exactly({
    kind: Type.Literal(slideTaskKindCodes.label),
    pairs: Type.Array(exactly({ at: Spot, text: words }), { minItems: 2, maxItems: 20 }),
    /** Labels that belong nowhere. */
    others: Type.Array(words, { maxItems: 10 }),
  }),
  exactly({
    kind: Type.Literal(slideTaskKindCodes.choose),
    options: Type.Array(
      exactly({
        text: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
        isRight: Type.Boolean(),
      }),
      { minItems: 2, maxItems: 8 },
    ),
    region,
  }),
  exactly({
    kind: Type.Literal(slideTaskKindCodes.find),
    targets,
    reach,
    region: within,
    /** Seen no larger than this. */
    most: scale,
  }),
]);
export type TaskKey = Static<typeof TaskKey>;

/** What learners are told of it: no more than they need to begin. */
export const TaskAsked = Type.Union([
  Type.Object({
    kind: Type.Literal(slideTaskKindCodes.point),
    targetCount: Type.Integer(),
    region: within,
  }),
  Type.Object({ kind: Type.Literal(slideTaskKindCodes.outline), threshold, region: within }),
  Type.Object({ kind: Type.Literal(slideTaskKindCodes.count), region, allowed }),
  Type.Object({
    kind: Type.Literal(slideTaskKindCodes.label),
    places: Type.Array(Spot),
    /** In an order that says nothing. */
    labels: Type.Array(Type.String()),
  }),
  Type.Object({
    kind: Type.Literal(slideTaskKindCodes.choose),
    isMultiple: Type.Boolean(),
    options: Type.Array(Type.String()),
    region,
  }),
  Type.Object({ kind: Type.Literal(slideTaskKindCodes.find), most: scale, region: within }),
]);
export type TaskAsked = Static<typeof TaskAsked>;

const points = Type.Array(Spot, { minItems: 1, maxItems: MOST_SPOTS });

export const TaskAnswer = Type.Union([
  exactly({ kind: Type.Literal(slideTaskKindCodes.point), points }),
  exactly({ kind: Type.Literal(slideTaskKindCodes.outline), outline: Outline }),
  exactly({ kind: Type.Literal(slideTaskKindCodes.count), points }),
  exactly({
    kind: Type.Literal(slideTaskKindCodes.label),
    labels: Type.Array(orNull(words), { maxItems: 20 }),
  }),
  exactly({
    kind: Type.Literal(slideTaskKindCodes.choose),
    chosen: Type.Array(Type.Integer({ minimum: 0, maximum: 7 }), {
      minItems: 1,
      maxItems: 8,
      uniqueItems: true,
    }),
  }),
  exactly({
    kind: Type.Literal(slideTaskKindCodes.find),
    point: Spot,
    /** What was seen when it was pointed at: its middle, how large, and in how large a frame. */
    view: exactly({
      x: Type.Number(),
      y: Type.Number(),
      scale,
      // Not told by who opened the page before it was asked for.
      frame: Type.Optional(exactly({ width: side, height: side })),
    }),
  }),
]);
export type TaskAnswer = Static<typeof TaskAnswer>;

export const TaskMarks = Type.Object({
  isRight: Type.Boolean(),
  /** In hundredths. */
  share: Type.Integer({ minimum: 0, maximum: 100 }),
  /** Which of the places or labels that were handed in are right, in their order. */
  hits: Type.Array(Type.Boolean()),
  /** How many of those that are right were not found. */
  missed: Type.Integer(),
});
export type TaskMarks = Static<typeof TaskMarks>;
