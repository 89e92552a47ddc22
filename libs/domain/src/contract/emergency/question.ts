import Type from 'typebox';
import type { questionCalls } from '../../calls/emergency/question';
import { questionDifficulties } from '../../codes/exam/questionTypes';
import { quizQuestionTypes } from '../../codes/emergency/welfare';
import type { CallContract } from '../call';
import { codeOf, exactly, FileLink, Id, pageAsked, pageOf } from '../shapes';
import { BankQuestion, writtenQuestion } from './shapes/questionShapes';
import { filedAsked, Quiz } from './shapes/quizShapes';
import { keywordAsked, orgAsked, Saved } from './shapes/shapes';

const filter = {
  ...keywordAsked,
  ...orgAsked,
  ...filedAsked,
  type: Type.Optional(codeOf(quizQuestionTypes)),
  difficulty: Type.Optional(codeOf(questionDifficulties)),
};

/** `rand` draws a quiz for the trainee and stores the questions drawn. */
export const questionContract = {
  list: {
    access: 'welfareManager',
    query: exactly({ ...pageAsked, ...filter }),
    data: pageOf(BankQuestion),
  },
  save: {
    access: 'welfareManager',
    body: exactly({ ...writtenQuestion, ...orgAsked }),
    data: Saved,
  },
  edit: {
    access: 'welfareManager',
    body: exactly({ id: Id, ...writtenQuestion }),
    data: Type.Null(),
  },
  remove: { access: 'welfareManager', query: exactly({ id: Id }), data: Type.Null() },
  removeMany: {
    access: 'welfareManager',
    body: exactly({ ids: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }) }),
    data: Type.Null(),
  },
  get: { access: 'welfareManager', params: exactly({ id: Id }), data: BankQuestion },
  rand: {
    access: 'user',
    query: exactly({
      ...filedAsked,
      count: Type.Integer({ minimum: 1, maximum: 50, default: 10 }),
      onlyWrong: Type.Optional(Type.Boolean({ description: 'Those answered wrong before.' })),
    }),
    data: Quiz,
  },
  export: { access: 'welfareManager', query: exactly(filter), data: FileLink },
} satisfies Record<keyof typeof questionCalls, CallContract>;

export type QuestionContract = typeof questionContract;
