import Type from 'typebox';
import type { questionCalls } from '../../calls/emergency/question';
import { questionDifficulties } from '../../codes/exam/questionTypes';
import { quizQuestionTypes } from '../../codes/emergency/welfare';
import type { CallContract } from '../call';
import { codeOf, strictObject, FileLink, Id, pageQuery, pageOf } from '../shapes';
import { BankQuestion, writtenQuestion } from './shapes/questionShapes';
import { filedAsked, Quiz } from './shapes/quizShapes';
import { keywordQuery, orgAsked, Saved } from './shapes/shapes';

const filter = {
  ...keywordQuery,
  ...orgAsked,
  ...filedAsked,
  type: Type.Optional(codeOf(quizQuestionTypes)),
  difficulty: Type.Optional(codeOf(questionDifficulties)),
};

/** `rand` draws a quiz for the trainee and stores the questions drawn. */
export const questionContract = {
  list: {
    access: 'welfareManager',
    query: strictObject({ ...pageQuery, ...filter }),
    data: pageOf(BankQuestion),
  },
  save: {
    access: 'welfareManager',
    body: strictObject({ ...writtenQuestion, ...orgAsked }),
    data: Saved,
  },
  edit: {
    access: 'welfareManager',
    body: strictObject({ id: Id, ...writtenQuestion }),
    data: Type.Null(),
  },
  remove: { access: 'welfareManager', query: strictObject({ id: Id }), data: Type.Null() },
  removeMany: {
    access: 'welfareManager',
    body: strictObject({ ids: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }) }),
    data: Type.Null(),
  },
  get: { access: 'welfareManager', params: strictObject({ id: Id }), data: BankQuestion },
  rand: {
    access: 'user',
    query: strictObject({
      ...filedAsked,
      count: Type.Integer({ minimum: 1, maximum: 50, default: 10 }),
      onlyWrong: Type.Optional(Type.Boolean({ description: 'Those answered wrong before.' })),
    }),
    data: Quiz,
  },
  export: { access: 'welfareManager', query: strictObject(filter), data: FileLink },
} satisfies Record<keyof typeof questionCalls, CallContract>;

export type QuestionContract = typeof questionContract;
