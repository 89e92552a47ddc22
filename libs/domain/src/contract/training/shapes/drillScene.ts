import Type, { type Static } from 'typebox';
import {
  drillEnds,
  drillPatients,
  drillPressing,
  drillSounds,
} from '../../../codes/training/drills';
import { strictObject, keyOf, nullable } from '../../shapes';

const Placed = { x: Type.Number(), y: Type.Number() };

/** A picture described in drawable words: see libs/drills, graph/picture. */
export const DrillPicture = Type.Object({
  place: Type.String(),
  light: Type.String(),
  people: Type.Array(Type.Object({ who: Type.String(), pose: Type.String(), ...Placed })),
  props: Type.Array(Type.Object({ what: Type.String(), ...Placed })),
  hazards: Type.Array(Type.Object({ what: Type.String(), ...Placed })),
});
export type DrillPicture = Static<typeof DrillPicture>;

const Option = Type.Object({ id: Type.String(), text: Type.String() });
const options = { options: Type.Array(Option) };

/** The question of a scene, without anything that reveals the better choice. */
export const DrillAsking = Type.Union([
  Type.Object({ kind: Type.Literal('go'), label: Type.String() }),
  Type.Object({ kind: Type.Literal('one'), ...options }),
  Type.Object({ kind: Type.Literal('several'), ...options }),
  Type.Object({ kind: Type.Literal('order'), ...options }),
  Type.Object({ kind: Type.Literal('point'), most: Type.Integer() }),
  Type.Object({
    kind: Type.Literal('amount'),
    unit: Type.String(),
    least: Type.Number(),
    most: Type.Number(),
  }),
  Type.Object({
    kind: Type.Literal('cpr'),
    patient: keyOf(drillPatients),
    hands: Type.String(),
    depth: Type.String(),
    seconds: Type.Integer(),
    /** Compressions in each cycle, before two breaths. */
    presses: Type.Integer(),
  }),
]);
export type DrillAsking = Static<typeof DrillAsking>;

export const DrillScene = Type.Object({
  title: Type.String(),
  text: Type.String(),
  ask: Type.String(),
  picture: DrillPicture,
  /** A description of the picture, for users who cannot see it. */
  pictureWords: Type.String(),
  sound: nullable(keyOf(drillSounds)),
  asking: DrillAsking,
  /** Seconds left and in total; null if there is no time limit. */
  timer: nullable(Type.Object({ left: Type.Number(), of: Type.Number() })),
});
export type DrillScene = Static<typeof DrillScene>;

export const DrillVital = Type.Object({
  id: Type.String(),
  name: Type.String(),
  unit: Type.String(),
  value: Type.Number(),
  alarms: Type.Boolean(),
});

export const DrillOutcome = Type.Object({
  kind: keyOf(drillEnds),
  title: Type.String(),
  text: Type.String(),
});

/** The feedback on the previous step, in learning mode only. */
export const DrillFeedback = Type.Object({
  says: Type.String(),
  why: Type.String(),
  share: Type.Number(),
  critical: nullable(Type.String()),
});

const Name = Type.String({ minLength: 1, maxLength: 40 });
const Moments = Type.Array(Type.Number({ minimum: 0, maximum: 600_000 }), { maxItems: 2_000 });
const Part = Type.Number({ minimum: 0, maximum: 1 });

/** The learner's decision; options are named by the ids in the scene. */
export const DrillChoice = Type.Union([
  strictObject({ kind: Type.Literal('go') }),
  /** In the learner's order, if an order is asked for. */
  strictObject({ kind: Type.Literal('chosen'), ids: Type.Array(Name, { maxItems: 40 }) }),
  strictObject({
    kind: Type.Literal('pointed'),
    points: Type.Array(strictObject({ x: Part, y: Part }), { maxItems: 40 }),
  }),
  strictObject({
    kind: Type.Literal('amount'),
    value: Type.Number({ minimum: -1e6, maximum: 1e6 }),
  }),
  /** Milliseconds from the start of the exercise. */
  strictObject({ kind: Type.Literal('pressed'), presses: Moments, breaths: Moments }),
  /** The time ran out without a decision. */
  strictObject({ kind: Type.Literal('ranOut') }),
]);
export type DrillChoice = Static<typeof DrillChoice>;

const Reference = Type.Object({ name: Type.String(), year: Type.Integer() });

/** The quality of the chest compressions. */
export const DrillPressing = Type.Object({
  presses: Type.Integer(),
  /** Per minute; null for fewer than two compressions. */
  rate: nullable(Type.Number()),
  inRange: Type.Number(),
  longestPauseS: Type.Number(),
  handsOn: Type.Number(),
  curve: Type.Array(Type.Object({ atS: Type.Number(), rate: Type.Number() })),
  level: keyOf(drillPressing),
  says: Type.Array(Type.String()),
});
export type DrillPressing = Static<typeof DrillPressing>;

/** One step of the learner's path or of the best path. */
export const DrillStep = Type.Object({
  title: Type.String(),
  did: Type.String(),
  says: Type.String(),
  share: Type.Number(),
  points: Type.Number(),
  why: Type.String(),
  costS: Type.Number(),
  critical: nullable(Type.String()),
  /** Story time in seconds. */
  clock: Type.Number(),
  better: nullable(Type.String()),
  references: Type.Array(Reference),
  cpr: nullable(DrillPressing),
});
export type DrillStep = Static<typeof DrillStep>;

export const DrillDebrief = Type.Object({
  score: Type.Integer(),
  end: DrillOutcome,
  /** The reason why the drill ended at once; null if it did not. */
  turned: nullable(Type.String()),
  seconds: Type.Integer(),
  bestSeconds: Type.Integer(),
  /** The total time lost for the patient through the learner's choices. */
  lostS: Type.Number(),
  critical: Type.Array(Type.String()),
  taken: Type.Array(DrillStep),
  best: Type.Array(DrillStep),
  references: Type.Array(Reference),
});
export type DrillDebrief = Static<typeof DrillDebrief>;
