import Type, { type Static } from 'typebox';
import { experimentSayings } from '../../../codes/slides/morphology';
import { strictObject, keyOf, nullable } from '../../shapes';

const Word = Type.String({ minLength: 1, maxLength: 40 });

/** An adjustable amount, such as a volume or an angle. */
export const ExperimentAmount = Type.Object({
  name: Type.String(),
  unit: Type.String(),
  least: Type.Number(),
  most: Type.Number(),
  step: Type.Number(),
  usual: Type.Number(),
});
export type ExperimentAmount = Static<typeof ExperimentAmount>;

/** An instrument to pick up, and the places it can be used on. */
export const ExperimentInstrument = Type.Object({
  id: Type.String(),
  name: Type.String(),
  hint: Type.String(),
  amount: nullable(ExperimentAmount),
  places: Type.Array(Type.String()),
});
export type ExperimentInstrument = Static<typeof ExperimentInstrument>;

/** One place on the bench in its current state, in words and as drawn. */
export const ExperimentPlace = Type.Object({
  id: Type.String(),
  name: Type.String(),
  says: Type.String(),
  looks: Type.Record(Type.String(), Type.Number()),
});
export type ExperimentPlace = Static<typeof ExperimentPlace>;

/** A field of the protocol: an observation or a conclusion. */
export const ExperimentField = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** Empty for a number. */
  choices: Type.Array(Type.String()),
  unit: Type.String(),
  value: Type.String(),
});
export type ExperimentField = Static<typeof ExperimentField>;

/** A stretch of a recorder's trace; `from` is the second of the experiment. */
export const ExperimentStretch = Type.Object({
  at: Type.Number(),
  mark: Type.String(),
  looks: Type.Record(Type.String(), Type.Number()),
});
export type ExperimentStretch = Static<typeof ExperimentStretch>;

/** The bench as the learner sees it, without hidden state. */
export const ExperimentBench = Type.Object({
  /** Seconds of the experiment, not real time. */
  clock: Type.Number(),
  instruments: Type.Array(ExperimentInstrument),
  places: Type.Array(ExperimentPlace),
  fields: Type.Array(ExperimentField),
  trace: Type.Array(ExperimentStretch),
});
export type ExperimentBench = Static<typeof ExperimentBench>;

/** A message of the bench. */
export const ExperimentSaying = Type.Object({
  kind: keyOf(experimentSayings),
  text: Type.String(),
});
export type ExperimentSaying = Static<typeof ExperimentSaying>;

/** A learner's action: use an instrument on a place, wait, or write in the protocol. */
export const ExperimentAction = Type.Union([
  strictObject({
    kind: Type.Literal('use'),
    instrument: Word,
    place: Word,
    amount: Type.Optional(Type.Number({ minimum: -100_000, maximum: 100_000 })),
  }),
  strictObject({
    kind: Type.Literal('wait'),
    seconds: Type.Integer({ minimum: 1, maximum: 3600 }),
  }),
  strictObject({ kind: Type.Literal('note'), field: Word, value: Type.String({ maxLength: 100 }) }),
]);
export type ExperimentAction = Static<typeof ExperimentAction>;

export const ExperimentStep = Type.Object({
  number: Type.Integer(),
  clock: Type.Number(),
  text: Type.String(),
  says: Type.Array(ExperimentSaying),
});
export type ExperimentStep = Static<typeof ExperimentStep>;

/** The marking of one requirement. */
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
  /** The true value, revealed at the end. */
  truth: Type.String(),
});
export type ExperimentReport = Static<typeof ExperimentReport>;
