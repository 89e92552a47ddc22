import Type, { type Static } from 'typebox';
import type { wrongQuestionCalls } from '../../calls/exam/wrongQuestion';
import type { CallContract } from '../call';
import { keptAsked, originFields } from './shapes/keptQuestion';
import { Given, ReviewedQuestion } from './shapes/question';
import { strictObject, Id, Moment, pageOf } from '../shapes';

/**
 * Only questions whose paper may be reviewed, so that an exam others are still writing reveals no
 * answers.
 */
export const WrongQuestion = Type.Object({
  ...originFields,
  question: ReviewedQuestion,
  wrongCount: Type.Integer(),
  lastWrongAt: Moment,
});
export type WrongQuestion = Static<typeof WrongQuestion>;

export const WrongAnswer = Type.Object({
  origin: Type.String(),
  given: Given,
  answeredAt: Moment,
});
export type WrongAnswer = Static<typeof WrongAnswer>;

const one = strictObject({ questionId: Id });

export const wrongQuestionContract = {
  list: { access: 'user', query: strictObject(keptAsked), data: pageOf(WrongQuestion) },
  answers: { access: 'user', query: one, data: Type.Array(WrongAnswer) },
  remove: { access: 'user', query: one, data: Type.Null() },
  /** Undoes the removal: the question is listed as before. */
  restore: { access: 'user', body: one, data: Type.Null() },
} satisfies Record<keyof typeof wrongQuestionCalls, CallContract>;

export type WrongQuestionContract = typeof wrongQuestionContract;
