import Type from 'typebox';
import type { questionManageCalls } from '../../calls/exam/questionManage';
import { bankLimits } from '../../codes/exam/banks';
import { questionDifficulties, questionTypes } from '../../codes/exam/questionTypes';
import type { CallContract } from '../call';
import { codeOf, strictObject, Id, Moment, nullable, pageQuery, pageOf } from '../shapes';
import {
  BankQuestionWords,
  EditedQuestion,
  ListedQuestion,
  QuestionReport,
  QuestionVersion,
  Twin,
} from './shapes/bankQuestion';

const Version = Type.Integer({ minimum: 1, maximum: 32_767 });
const Tag = Type.String({ minLength: 1, maxLength: bankLimits.tag, pattern: '\\S' });
const tags = Type.Array(Tag, { maxItems: bankLimits.tags, uniqueItems: true });
const questionIds = Type.Array(Id, {
  minItems: 1,
  maxItems: bankLimits.batch,
  uniqueItems: true,
});
/** `changeId` undoes the step, for a limited time. */
const Change = Type.Object({ changeId: Id, count: Type.Integer() });

export const questionManageContract = {
  list: {
    access: 'teacher',
    query: strictObject({
      ...pageQuery,
      bankId: Id,
      chapterId: Type.Optional(Id),
      type: Type.Optional(codeOf(questionTypes)),
      difficulty: Type.Optional(codeOf(questionDifficulties)),
      tag: Type.Optional(Tag),
      keyword: Type.Optional(Type.String({ maxLength: 100 })),
      isReported: Type.Optional(Type.Boolean()),
      isTwin: Type.Optional(Type.Boolean()),
    }),
    data: pageOf(ListedQuestion),
  },
  /** Answers all questions of the group. */
  detail: {
    access: 'teacher',
    query: strictObject({ questionId: Id }),
    data: Type.Object({
      bankId: Id,
      bankName: Type.String(),
      chapterId: Id,
      groupId: nullable(Id),
      mayEdit: Type.Boolean(),
      questions: Type.Array(EditedQuestion),
    }),
  },
  /**
   * Questions without an id are new; for others, the save is refused if somebody else has changed
   * them since. Several questions are a group. `stamp` identifies the draft, so that a repeated
   * save creates it once.
   */
  save: {
    access: 'teacher',
    body: strictObject({
      bankId: Id,
      chapterId: Id,
      stamp: Type.String({ pattern: '^[\\w-]{8,40}$' }),
      questions: Type.Array(
        strictObject({
          id: Type.Optional(Id),
          version: Type.Optional(Version),
          words: BankQuestionWords,
        }),
        { minItems: 1, maxItems: bankLimits.questionsTogether },
      ),
    }),
    data: Type.Object({
      questions: Type.Array(
        Type.Object({ id: Id, version: Type.Integer(), isChanged: Type.Boolean() }),
      ),
    }),
  },
  history: {
    access: 'teacher',
    query: strictObject({ questionId: Id }),
    data: Type.Object({
      versions: Type.Array(QuestionVersion),
      exams: Type.Array(
        Type.Object({
          id: Id,
          title: Type.String(),
          version: Type.Integer(),
          startsAt: Moment,
        }),
      ),
      /** Learners who answered it, and the number of their answers. */
      learnerCount: Type.Integer(),
      answerCount: Type.Integer(),
    }),
  },
  /** Saves an old version again as the newest. */
  restore: {
    access: 'teacher',
    body: strictObject({ questionId: Id, nth: Version, version: Version }),
    data: Type.Object({ version: Type.Integer() }),
  },
  /**
   * Questions with the same content, side by side: within a bank, or across the banks of the
   * school.
   */
  twins: {
    access: 'teacher',
    query: strictObject({ ...pageQuery, bankId: Id, isWide: Type.Optional(Type.Boolean()) }),
    data: pageOf(Type.Object({ questions: Type.Array(Twin) })),
  },
  move: {
    access: 'teacher',
    body: strictObject({ bankId: Id, questionIds, chapterId: Id }),
    data: Change,
  },
  tag: {
    access: 'teacher',
    body: strictObject({ bankId: Id, questionIds, add: tags, remove: tags }),
    data: Change,
  },
  grade: {
    access: 'teacher',
    body: strictObject({ bankId: Id, questionIds, difficulty: codeOf(questionDifficulties) }),
    data: Change,
  },
  remove: { access: 'teacher', body: strictObject({ bankId: Id, questionIds }), data: Change },
  /** Copies from any bank the caller may read. */
  copy: {
    access: 'teacher',
    body: strictObject({ fromBankId: Id, questionIds, bankId: Id, chapterId: Id }),
    data: Change,
  },
  /** Keeps questions that were changed since; `count` says how many were restored. */
  undo: {
    access: 'teacher',
    body: strictObject({ changeId: Id }),
    data: Type.Object({ count: Type.Integer(), left: Type.Integer() }),
  },
  reports: {
    access: 'teacher',
    query: strictObject({
      ...pageQuery,
      bankId: Id,
      questionId: Type.Optional(Id),
      isSettled: Type.Optional(Type.Boolean()),
    }),
    data: pageOf(QuestionReport),
  },
  /** Notifies the learner who reported it. */
  settle: {
    access: 'teacher',
    body: strictObject({
      reportId: Id,
      answer: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
    }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof questionManageCalls, CallContract>;

export type QuestionManageContract = typeof questionManageContract;
