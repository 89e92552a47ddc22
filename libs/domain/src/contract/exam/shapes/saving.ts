import Type, { type Static } from 'typebox';
import { Given } from './question';
import { strictObject, Moment, nullable } from '../../shapes';

/** The index of a question in an attempt, from 0, in the order asked. */
export const PlaceAsked = Type.Integer({ minimum: 0, maximum: 999 });

/**
 * One change of an answer. `number` increases with each change at its place: the highest wins,
 * whatever order they arrive in. `agoMs` is the age of the change by the browser, because a
 * device's clock may be wrong and an answer may have waited for the network.
 */
export const GivenAnswer = strictObject({
  place: PlaceAsked,
  given: Given,
  number: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }),
  isFlagged: Type.Boolean(),
  agoMs: Type.Integer({ minimum: 0, maximum: 31_536_000_000 }),
});
export type GivenAnswer = Static<typeof GivenAnswer>;

/** Several at once, so that answers given offline are not lost. */
export const answersAsked = {
  answers: Type.Array(GivenAnswer, { minItems: 1, maxItems: 300 }),
};

/**
 * The state on the server: for each place the number of the answer that counts. A number higher
 * than the browser's own was given on another device. If the attempt is no longer open, nothing was
 * saved.
 */
export const SavedAnswers = Type.Object({
  saved: Type.Array(Type.Object({ place: Type.Integer(), number: Type.Integer() })),
  isOpen: Type.Boolean(),
  now: Moment,
  endsAt: nullable(Moment),
});
export type SavedAnswers = Static<typeof SavedAnswers>;

/** The index of a question in an attempt, and the answer saved so far. */
export const placeFields = {
  number: Type.Integer({ description: 'Counted from 1' }),
  given: Given,
  answerNumber: Type.Integer({ description: 'Of the answer that counts; 0 where there is none' }),
  isFlagged: Type.Boolean(),
};
