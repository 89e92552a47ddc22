import Type, { type Static } from 'typebox';
import { experimentSayings } from '../../../codes/slides/morphology';
import { exactly, keyOf, orNull } from '../../shapes';

const Word = Type.String({ minLength: 1, maxLength: 40 });

/** How much of something is taken, or how far something is turned. */
export const ExperimentAmount = Type.Object({
  name: Type.String(),
  unit: Type.String(),
  least: Type.Number(),
  most: Type.Number(),
  step: Type.Number(),
  usual: Type.Number(),
});
export type ExperimentAmount = Static<typeof ExperimentAmount>;

/** Something one takes into one's hand, and where it can be put to. */
export const ExperimentInstrument = Type.Object({
  id: Type.String(),
  name: Type.String(),
  hint: Type.String(),
  amount: orNull(ExperimentAmount),
  places: Type.Array(Type.String()),
});
export type ExperimentInstrument = Static<typeof ExperimentInstrument>;

/** Something on the bench, as it looks now: in words, and in what is drawn of it. */
export const ExperimentPlace = Type.Object({
  id: Type.String(),
  name: Type.String(),
  says: Type.String(),
  looks: Type.Record(Type.String(), Type.Number()),
});
export type ExperimentPlace = Static<typeof ExperimentPlace>;

/** What somebody writes down of what they saw, and what they conclude. */
export const ExperimentField = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** Empty where a number is written. */
  choices: Type.Array(Type.String()),
  unit: Type.String(),
  value: Type.String(),
});
export type ExperimentField = Static<typeof ExperimentField>;

/** A stretch of what a recorder has drawn, from a second of the experiment on. */
export const ExperimentStretch = Type.Object({
  at: Type.Number(),
  mark: Type.String(),
  looks: Type.Record(Type.String(), Type.Number()),
});
export type ExperimentStretch = Static<typeof ExperimentStretch>;

/** The bench as somebody stands before it: what it hides is not here. */
export const ExperimentBench = Type.Object({
  /** Seconds of the experiment, not of whoever does it. */
  clock: Type.Number(),
  instruments: Type.Array(ExperimentInstrument),
  places: Type.Array(ExperimentPlace),
  fields: Type.Array(ExperimentField),
  trace: Type.Array(ExperimentStretch),
});
export type ExperimentBench = Static<typeof ExperimentBench>;

/** What the bench answers. */
export const ExperimentSaying = Type.Object({
  kind: keyOf(experimentSayings),
  text: Type.String(),
});
export type ExperimentSaying = Static<typeof ExperimentSaying>;

/** What somebody does: uses something somewhere, waits, or writes something down. */
export const ExperimentAction = Type.Union([
  exactly({
    kind: Type.Literal('use'),
    instrument: Word,
    place: Word,
    amount: Type.Optional(Type.Number({ minimum: -100_000, maximum: 100_000 })),
  }),
  exactly({ kind: Type.Literal('wait'), seconds: Type.Integer({ minimum: 1, maximum: 3600 }) }),
  exactly({ kind: Type.Literal('note'), field: Word, value: Type.String({ maxLength: 100 }) }),
]);
export type ExperimentAction = Static<typeof ExperimentAction>;

/** One line of what was done. */
export const ExperimentStep = Type.Object({
  number: Type.Integer(),
  clock: Type.Number(),
  text: Type.String(),
  says: Type.Array(ExperimentSaying),
});
export type ExperimentStep = Static<typeof ExperimentStep>;

/** How one demand was met. */
export const ExperimentMark = Type.Object({
  id: Type.String(),
  name: Type.String(),
  points: Type.Integer(),
  most: Type.Integer(),
  why: Type.String(),
});
export type ExperimentMark = Static<typeof ExperimentMark>;

export const ExperimentReport = Type.Object({
  points: Type.Integer(),
  most: Type.Integer(),
  marks: Type.Array(ExperimentMark),
  /** What was to be found, now that it may be told. */
  truth: Type.String(),
});
export type ExperimentReport = Static<typeof ExperimentReport>;
