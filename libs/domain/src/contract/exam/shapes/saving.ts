import Type, { type Static } from 'typebox';
import { Given } from './question';
import { exactly, Moment, orNull } from '../../shapes';

/** Which question of an attempt, counted from 0 in the order in which it was asked. */
export const PlaceAsked = Type.Integer({ minimum: 0, maximum: 999 });

/**
 * An answer on its way. `number` runs on for each change at its place: the highest counts, whichever
 * comes last. `agoMs` is how long ago it was given, as the browser says: the clock of a device may be
 * wrong, and an answer may have waited for a network.
 */
export const GivenAnswer = exactly({
  place: PlaceAsked,
  given: Given,
  number: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }),
  isFlagged: Type.Boolean(),
  agoMs: Type.Integer({ minimum: 0, maximum: 31_536_000_000 }),
});
export type GivenAnswer = Static<typeof GivenAnswer>;

/** Several at once, so that what was answered without a connection is not lost. */
export const answersAsked = {
  answers: Type.Array(GivenAnswer, { minItems: 1, maxItems: 300 }),
};

/**
 * What the server knows by now: for each place the number of the answer that counts. One that is
 * higher than the browser's own was given elsewhere. Where it is no longer open nothing was kept.
 */
export const SavedAnswers = Type.Object({
  saved: Type.Array(Type.Object({ place: Type.Integer(), number: Type.Integer() })),
  isOpen: Type.Boolean(),
  now: Moment,
  endsAt: orNull(Moment),
});
export type SavedAnswers = Static<typeof SavedAnswers>;

/** Where a question stands in an attempt, and what was answered so far. */
export const placeFields = {
  number: Type.Integer({ description: 'Counted from 1' }),
  given: Given,
  answerNumber: Type.Integer({ description: 'Of the answer that counts; 0 where there is none' }),
  isFlagged: Type.Boolean(),
};
