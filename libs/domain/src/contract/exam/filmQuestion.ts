import Type, { type Static } from 'typebox';
import type { filmQuestionCalls } from '../../calls/exam/filmQuestion';
import type { CallContract } from '../call';
import { Given, PaperQuestion, ReviewedQuestion } from './shapes/question';
import { strictObject, Id, nullable } from '../shapes';

/** A question is identified by the moment at which the film stops for it. */
const stop = {
  coursewareId: Id,
  second: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
};

/**
 * `reviewed` is null until it is answered. The question is null if nothing is left to ask, and the
 * film goes on.
 */
export const FilmQuestion = Type.Object({
  mustAnswer: Type.Boolean(),
  question: nullable(PaperQuestion),
  reviewed: nullable(ReviewedQuestion),
});
export type FilmQuestion = Static<typeof FilmQuestion>;

export const filmQuestionContract = {
  /** Refused unless the server has recorded that the learner watched up to that moment. */
  detail: { access: 'user', query: strictObject(stop), data: FilmQuestion },
  /** Answered once; a second call answers the first result. */
  answer: { access: 'user', body: strictObject({ ...stop, given: Given }), data: ReviewedQuestion },
} satisfies Record<keyof typeof filmQuestionCalls, CallContract>;

export type FilmQuestionContract = typeof filmQuestionContract;
