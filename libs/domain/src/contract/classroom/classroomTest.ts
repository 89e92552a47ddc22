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
import { codeOf, strictObject, Id, keyOf, pageQuery, pageOf, byId } from '../shapes';

const MomentAsked = Type.Integer({ minimum: 0, maximum: 4_102_444_800_000 });
const ScoreAsked = Type.Number({ minimum: 0, maximum: 1000 });
const GivenAnswer = strictObject({ questionId: Id, given: Choice });
const PlacedQuestion = strictObject({ questionId: Id, score: ScoreAsked });

export const classroomTestContract = {
  list: {
    access: 'user',
    query: strictObject({
      ...pageQuery,
      courseId: Id,
      kind: Type.Optional(codeOf(classTestKinds)),
      state: Type.Optional(keyOf(handInStates)),
    }),
    data: pageOf(ClassTest),
  },
  detail: { access: 'user', query: byId, data: ClassTestPaper },
  /** Can be called once; `text` and `attachments` are for homework only. */
  handIn: {
    access: 'user',
    body: strictObject({
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
  review: { access: 'user', query: byId, data: ReviewedClassTest },
  publish: {
    access: 'teacher',
    body: strictObject({
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
  remove: { access: 'teacher', query: byId, data: Type.Null() },
  submissions: {
    access: 'teacher',
    query: strictObject({ ...pageQuery, id: Id, state: Type.Optional(keyOf(handInStates)) }),
    data: pageOf(Submission),
  },
  submission: {
    access: 'teacher',
    query: strictObject({ submissionId: Id }),
    data: SubmissionDetail,
  },
  grade: {
    access: 'teacher',
    body: strictObject({
      submissionId: Id,
      gained: ScoreAsked,
      remark: Type.String({ maxLength: 500 }),
    }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof classroomTestCalls, CallContract>;

export type ClassroomTestContract = typeof classroomTestContract;
