import Type from 'typebox';
import type { classroomTestCalls } from '../../calls/classroom/classroomTest';
import { classTestKinds, handInStates } from '../../codes/classroom/classroom';
import type { CallContract } from '../call';
import {
  ClassTest,
  ClassTestPaper,
  ReviewedClassTest,
  Submission,
  SubmissionDetail,
} from './shapes/classTest';
import { Choice } from '../exam/shapes/question';
import { codeOf, exactly, Id, keyOf, pageAsked, pageOf } from '../shapes';

const MomentAsked = Type.Integer({ minimum: 0, maximum: 4_102_444_800_000 });
const ScoreAsked = Type.Number({ minimum: 0, maximum: 1000 });
const GivenAnswer = exactly({ questionId: Id, given: Choice });
const PlacedQuestion = exactly({ questionId: Id, score: ScoreAsked });
const one = exactly({ id: Id });

export const classroomTestContract = {
  list: {
    access: 'user',
    query: exactly({
      ...pageAsked,
      courseId: Id,
      kind: Type.Optional(codeOf(classTestKinds)),
      state: Type.Optional(keyOf(handInStates)),
    }),
    data: pageOf(ClassTest),
  },
  detail: { access: 'user', query: one, data: ClassTestPaper },
  /** Can be called once; `text` and `attachments` are for homework only. */
  handIn: {
    access: 'user',
    body: exactly({
      id: Id,
      answers: Type.Array(GivenAnswer, { maxItems: 500 }),
      text: Type.String({ maxLength: 20_000 }),
      attachments: Type.Array(Type.String({ maxLength: 500 }), { maxItems: 9 }),
    }),
    data: ClassTest,
  },
  /**
   * Refused before the deadline, so that learners who are still writing cannot be told the answers.
   */
  review: { access: 'user', query: one, data: ReviewedClassTest },
  publish: {
    access: 'teacher',
    body: exactly({
      courseId: Id,
      kind: codeOf(classTestKinds),
      title: Type.String({ minLength: 1, maxLength: 100 }),
      html: Type.String({ maxLength: 20_000 }),
      startsAt: MomentAsked,
      deadline: MomentAsked,
      questions: Type.Array(PlacedQuestion, { maxItems: 500 }),
    }),
    data: Type.Object({ id: Id }),
  },
  remove: { access: 'teacher', query: one, data: Type.Null() },
  submissions: {
    access: 'teacher',
    query: exactly({ ...pageAsked, id: Id, state: Type.Optional(keyOf(handInStates)) }),
    data: pageOf(Submission),
  },
  submission: { access: 'teacher', query: exactly({ submissionId: Id }), data: SubmissionDetail },
  grade: {
    access: 'teacher',
    body: exactly({
      submissionId: Id,
      gained: ScoreAsked,
      remark: Type.String({ maxLength: 500 }),
    }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof classroomTestCalls, CallContract>;

export type ClassroomTestContract = typeof classroomTestContract;
