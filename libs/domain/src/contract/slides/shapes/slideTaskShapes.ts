import { slideTaskKindCodes } from '../../../codes/slides/slideTask';
import Type, { type Static } from 'typebox';
import { MOST_CORNERS, MOST_SPOTS } from '../../../rules/slides/task/limits';
import { strictObject, nullable } from '../../shapes';

/** A point in pixels of the full slide. */
export const Spot = strictObject({
  x: Type.Number({ minimum: 0, maximum: 10_000_000 }),
  y: Type.Number({ minimum: 0, maximum: 10_000_000 }),
});
export type Spot = Static<typeof Spot>;

const Outline = Type.Array(Spot, { minItems: 3, maxItems: MOST_CORNERS });
/** A single point is also a target, hit from within the tolerance. */
const Target = Type.Array(Spot, { minItems: 1, maxItems: MOST_CORNERS });
const targets = Type.Array(Target, { minItems: 1, maxItems: 20 });
const region = nullable(Outline);
/** The region to work in, if the slide shows more of the kind than are meant. */
const within = Type.Optional(Outline);
const words = Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' });
/** The tolerance in pixels of the slide. */
const reach = Type.Number({ minimum: 0, maximum: 1_000_000 });
/** Screen pixels per slide pixel. */
const scale = Type.Number({ exclusiveMinimum: 0, maximum: 64 });
/** In screen pixels. */
const side = Type.Number({ exclusiveMinimum: 0, maximum: 16_384 });
/** The minimum overlap of the two outlines, in percent. */
const threshold = Type.Integer({ minimum: 20, maximum: 98 });
const allowed = Type.Integer({ minimum: 0, maximum: MOST_SPOTS });

/** The solution as the teacher drew it; hidden from learners until it is due. */
export const TaskKey = Type.Union([
  strictObject({ kind: Type.Literal(slideTaskKindCodes.point), targets, reach, region: within }),
  strictObject({
    kind: Type.Literal(slideTaskKindCodes.outline),
    outline: Outline,
    threshold,
    region: within,
  }),
  strictObject({
    kind: Type.Literal(slideTaskKindCodes.count),
    cells: Type.Array(Spot, { minItems: 1, maxItems: MOST_SPOTS }),
    reach,
    region,
    /** The total number of missed and surplus marks that is still right. */
    allowed,
  }),
  strictObject({
    kind: Type.Literal(slideTaskKindCodes.label),
    pairs: Type.Array(strictObject({ at: Spot, text: words }), { minItems: 2, maxItems: 20 }),
    /** Distractors: labels that belong to no place. */
    others: Type.Array(words, { maxItems: 10 }),
  }),
  strictObject({
    kind: Type.Literal(slideTaskKindCodes.choose),
    options: Type.Array(
      strictObject({
        text: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
        isRight: Type.Boolean(),
      }),
      { minItems: 2, maxItems: 8 },
    ),
    region,
  }),
  strictObject({
    kind: Type.Literal(slideTaskKindCodes.find),
    targets,
    reach,
    region: within,
    /** The maximum scale of the view. */
    most: scale,
  }),
]);
export type TaskKey = Static<typeof TaskKey>;

/** The part of the task sent to learners before they answer. */
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
    /** Shuffled, so that the order reveals nothing. */
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
  strictObject({ kind: Type.Literal(slideTaskKindCodes.point), points }),
  strictObject({ kind: Type.Literal(slideTaskKindCodes.outline), outline: Outline }),
  strictObject({ kind: Type.Literal(slideTaskKindCodes.count), points }),
  strictObject({
    kind: Type.Literal(slideTaskKindCodes.label),
    labels: Type.Array(nullable(words), { maxItems: 20 }),
  }),
  strictObject({
    kind: Type.Literal(slideTaskKindCodes.choose),
    chosen: Type.Array(Type.Integer({ minimum: 0, maximum: 7 }), {
      minItems: 1,
      maxItems: 8,
      uniqueItems: true,
    }),
  }),
  strictObject({
    kind: Type.Literal(slideTaskKindCodes.find),
    point: Spot,
    /** The view at the moment of pointing: its centre, scale and frame size. */
    view: strictObject({
      x: Type.Number(),
      y: Type.Number(),
      scale,
      // Missing from pages opened before this field was introduced.
      frame: Type.Optional(strictObject({ width: side, height: side })),
    }),
  }),
]);
export type TaskAnswer = Static<typeof TaskAnswer>;

export const TaskMarks = Type.Object({
  isRight: Type.Boolean(),
  /** In percent. */
  share: Type.Integer({ minimum: 0, maximum: 100 }),
  /** Whether each submitted point or label is right, in the order submitted. */
  hits: Type.Array(Type.Boolean()),
  /** The number of right places that were not found. */
  missed: Type.Integer(),
});
export type TaskMarks = Static<typeof TaskMarks>;
