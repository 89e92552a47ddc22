import Type from 'typebox';
import type { quizCalls } from '../../calls/emergency/quiz';
import type { CallContract } from '../call';
import { strictObject, Id, nullable, pageQuery, pageOf } from '../shapes';
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
  current: { access: 'user', data: nullable(Quiz) },
  supply: { access: 'user', query: strictObject(filedAsked), data: QuizSupply },
  keepAnswer: {
    access: 'user',
    body: strictObject({ quizId: Id, questionId: Id, option: OptionKey }),
    data: Type.Null(),
  },
  giveUp: { access: 'user', body: strictObject({ quizId: Id }), data: Type.Null() },
  submit: {
    access: 'user',
    body: strictObject({ quizId: Id, answers: Type.Array(answerAsked, { maxItems: 50 }) }),
    data: QuizResult,
  },
  result: { access: 'user', params: strictObject({ id: Id }), data: QuizResult },
  list: { access: 'user', query: strictObject(pageQuery), data: pageOf(QuizSummary) },
  wrongList: { access: 'user', query: strictObject(pageQuery), data: pageOf(WrongQuestion) },
} satisfies Record<keyof typeof quizCalls, CallContract>;

export type QuizContract = typeof quizContract;
