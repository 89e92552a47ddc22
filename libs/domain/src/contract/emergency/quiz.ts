import Type from 'typebox';
import type { quizCalls } from '../../calls/emergency/quiz';
import type { CallContract } from '../call';
import { exactly, Id, orNull, pageAsked, pageOf } from '../shapes';
import { OptionKey, WrongQuestion } from './shapes/questionShapes';
import {
  answerAsked,
  filedAsked,
  Quiz,
  QuizResult,
  QuizSummary,
  QuizSupply,
} from './shapes/quizShapes';

/**
 * `supply` counts the questions a quiz can be drawn from; `question.rand` starts one; `current`
 * finds it again after a reload. `submit` is idempotent: it marks the quiz once. Questions of an
 * abandoned quiz count as seen.
 */
export const quizContract = {
  current: { access: 'user', data: orNull(Quiz) },
  supply: { access: 'user', query: exactly(filedAsked), data: QuizSupply },
  keepAnswer: {
    access: 'user',
    body: exactly({ quizId: Id, questionId: Id, option: OptionKey }),
    data: Type.Null(),
  },
  giveUp: { access: 'user', body: exactly({ quizId: Id }), data: Type.Null() },
  submit: {
    access: 'user',
    body: exactly({ quizId: Id, answers: Type.Array(answerAsked, { maxItems: 50 }) }),
    data: QuizResult,
  },
  result: { access: 'user', params: exactly({ id: Id }), data: QuizResult },
  list: { access: 'user', query: exactly(pageAsked), data: pageOf(QuizSummary) },
  wrongList: { access: 'user', query: exactly(pageAsked), data: pageOf(WrongQuestion) },
} satisfies Record<keyof typeof quizCalls, CallContract>;

export type QuizContract = typeof quizContract;
