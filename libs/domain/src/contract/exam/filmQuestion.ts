import Type, { type Static } from 'typebox';
import type { filmQuestionCalls } from '../../calls/exam/filmQuestion';
import type { CallContract } from '../call';
import { Given, PaperQuestion, ReviewedQuestion } from './shapes/question';
import { exactly, Id, orNull } from '../shapes';

/** It is told by the moment at which the film stops. */
const stop = {
  coursewareId: Id,
  second: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
};

/** Null where nothing is left to ask: the film goes on. `reviewed` is null until it is answered. */
export const FilmQuestion = Type.Object({
  mustAnswer: Type.Boolean(),
  question: orNull(PaperQuestion),
  reviewed: orNull(ReviewedQuestion),
});
export type FilmQuestion = Static<typeof FilmQuestion>;

export const filmQuestionContract = {
  /** To who has seen the film up to there, by what the server believes. */
  detail: { access: 'user', query: exactly(stop), data: FilmQuestion },
  /** Answered once; whoever answers again is shown what they answered. */
  answer: { access: 'user', body: exactly({ ...stop, given: Given }), data: ReviewedQuestion },
} satisfies Record<keyof typeof filmQuestionCalls, CallContract>;

export type FilmQuestionContract = typeof filmQuestionContract;
