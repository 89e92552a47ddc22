import Type, { type Static } from 'typebox';
import type { examManageCalls } from '../../calls/exam/examManage';
import { examPhases } from '../../codes/exam/examPhases';
import type { CallContract } from '../call';
import { strictObject, Id, keyOf, Moment, nullable, pageQuery, pageOf } from '../shapes';
import { AudienceAsked, AudienceShown } from '../school/audience';
import { ExamSettings } from './shapes/examSettings';
import { Finding } from './shapes/paperShapes';
import { Score } from './shapes/question';

const briefFields = {
  id: Id,
  title: Type.String(),
  phase: keyOf(examPhases),
  startsAt: Moment,
  endsAt: Moment,
  durationS: Type.Integer(),
  questionCount: Type.Integer(),
  totalScore: Score,
  /** Learners who have begun, and those of them whose attempt is still open. */
  begunCount: Type.Integer(),
  openCount: Type.Integer(),
  /** Answers still to be marked by a person. */
  waitingCount: Type.Integer(),
};
export const ManagedExam = Type.Object(briefFields);
export type ManagedExam = Static<typeof ManagedExam>;

export const ManagedExamDetail = Type.Object({
  ...briefFields,
  edition: Type.Integer(),
  paperId: nullable(Id),
  paperName: Type.String(),
  settings: ExamSettings,
  audience: AudienceShown,
  /** Extra seconds given to everybody while it ran. */
  extraS: Type.Integer(),
  createdBy: Type.String(),
  publishedAt: nullable(Moment),
  cancelledAt: nullable(Moment),
  cancelReason: Type.String(),
  findings: Type.Array(Finding),
});
export type ManagedExamDetail = Static<typeof ManagedExamDetail>;

const one = strictObject({ examId: Id });
const made = Type.Object({ examId: Id });
const seen = { examId: Id, edition: Type.Integer() };
const edited = Type.Object({ edition: Type.Integer() });

/** `edition` is the revision shown on the screen; a save based on an older one is refused. */
export const examManageContract = {
  list: {
    access: 'teacher',
    query: strictObject({
      ...pageQuery,
      phase: Type.Optional(keyOf(examPhases)),
      keyword: Type.Optional(Type.String({ maxLength: 50 })),
    }),
    data: pageOf(ManagedExam),
  },
  detail: { access: 'teacher', query: one, data: ManagedExamDetail },
  create: { access: 'teacher', body: strictObject({ paperId: Id }), data: made },
  save: {
    access: 'teacher',
    body: strictObject({ ...seen, settings: ExamSettings, audience: AudienceAsked }),
    data: edited,
  },
  publish: { access: 'teacher', body: strictObject(seen), data: edited },
  cancel: {
    access: 'teacher',
    body: strictObject({
      ...seen,
      reason: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
    }),
    data: edited,
  },
  copy: { access: 'teacher', body: one, data: made },
  /** Drafts only; a published exam is cancelled instead. */
  remove: { access: 'teacher', body: one, data: Type.Null() },
} satisfies Record<keyof typeof examManageCalls, CallContract>;

export type ExamManageContract = typeof examManageContract;
