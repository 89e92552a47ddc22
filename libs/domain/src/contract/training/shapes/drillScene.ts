import Type, { type Static } from 'typebox';
import {
  drillEnds,
  drillPatients,
  drillPressing,
  drillSounds,
} from '../../../codes/training/drills';
import { exactly, keyOf, orNull } from '../../shapes';

const Placed = { x: Type.Number(), y: Type.Number() };

/** A scene's picture in words that are drawn: see libs/drills, graph/picture. */
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

/** What is asked, without anything that tells what is good. */
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
    /** In each cycle, before two breaths. */
    presses: Type.Integer(),
  }),
]);
export type DrillAsking = Static<typeof DrillAsking>;

export const DrillScene = Type.Object({
  title: Type.String(),
  text: Type.String(),
  ask: Type.String(),
  picture: DrillPicture,
  /** What is seen, for those who see no picture. */
  pictureWords: Type.String(),
  sound: orNull(keyOf(drillSounds)),
  asking: DrillAsking,
  /** Seconds that are left, and that there were; null where nothing presses. */
  timer: orNull(Type.Object({ left: Type.Number(), of: Type.Number() })),
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

/** What came of the step before, where one learns. */
export const DrillFeedback = Type.Object({
  says: Type.String(),
  why: Type.String(),
  share: Type.Number(),
  critical: orNull(Type.String()),
});

const Name = Type.String({ minLength: 1, maxLength: 40 });
const Moments = Type.Array(Type.Number({ minimum: 0, maximum: 600_000 }), { maxItems: 2_000 });
const Part = Type.Number({ minimum: 0, maximum: 1 });

/** What somebody decides: options by the names that they were handed. */
export const DrillChoice = Type.Union([
  exactly({ kind: Type.Literal('go') }),
  /** Where an order is asked for, theirs counts. */
  exactly({ kind: Type.Literal('chosen'), ids: Type.Array(Name, { maxItems: 40 }) }),
  exactly({
    kind: Type.Literal('pointed'),
    points: Type.Array(exactly({ x: Part, y: Part }), { maxItems: 40 }),
  }),
  exactly({ kind: Type.Literal('amount'), value: Type.Number({ minimum: -1e6, maximum: 1e6 }) }),
  /** Milliseconds from the beginning of the exercise on. */
  exactly({ kind: Type.Literal('pressed'), presses: Moments, breaths: Moments }),
  /** Nobody decided in time. */
  exactly({ kind: Type.Literal('ranOut') }),
]);
export type DrillChoice = Static<typeof DrillChoice>;

const Reference = Type.Object({ name: Type.String(), year: Type.Integer() });

/** How the chest was pressed. */
export const DrillPressing = Type.Object({
  presses: Type.Integer(),
  /** By the minute; null of fewer than two. */
  rate: orNull(Type.Number()),
  inRange: Type.Number(),
  longestPauseS: Type.Number(),
  handsOn: Type.Number(),
  curve: Type.Array(Type.Object({ atS: Type.Number(), rate: Type.Number() })),
  level: keyOf(drillPressing),
  says: Type.Array(Type.String()),
});
export type DrillPressing = Static<typeof DrillPressing>;

/** A step of the way that was taken, or of the best one. */
export const DrillStep = Type.Object({
  title: Type.String(),
  did: Type.String(),
  says: Type.String(),
  share: Type.Number(),
  points: Type.Number(),
  why: Type.String(),
  costS: Type.Number(),
  critical: orNull(Type.String()),
  /** Seconds of the story. */
  clock: Type.Number(),
  better: orNull(Type.String()),
  references: Type.Array(Reference),
  cpr: orNull(DrillPressing),
});
export type DrillStep = Static<typeof DrillStep>;

export const DrillDebrief = Type.Object({
  score: Type.Integer(),
  end: DrillOutcome,
  /** What ended it all at once. */
  turned: orNull(Type.String()),
  seconds: Type.Integer(),
  bestSeconds: Type.Integer(),
  /** What choices took away from the patient, all together. */
  lostS: Type.Number(),
  critical: Type.Array(Type.String()),
  taken: Type.Array(DrillStep),
  best: Type.Array(DrillStep),
  references: Type.Array(Reference),
});
export type DrillDebrief = Static<typeof DrillDebrief>;
