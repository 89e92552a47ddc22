import Type, { type Static } from 'typebox';
import type { examCalls } from '../../calls/exam/exam';
import { examStates } from '../../codes/exam/exams';
import { partialRules } from '../../questions/kind';
import type { CallContract } from '../call';
import { ExamPaper, ExamResult, ReviewedExam } from './shapes/examPaper';
import { Score } from './shapes/question';
import { answersAsked, SavedAnswers } from './shapes/saving';
import { strictObject, Id, keyOf, Moment, nullable, pageQuery, pageOf } from '../shapes';

const Origin = nullable(Type.Object({ id: Id, name: Type.String() }));

const examFields = {
  id: Id,
  title: Type.String(),
  /** At most one of `course` and `library` is set. */
  course: Origin,
  library: Origin,
  state: keyOf(examStates),
  startsAt: Moment,
  endsAt: Moment,
  durationS: Type.Integer(),
  questionCount: Type.Integer(),
  totalScore: Score,
};
export const Exam = Type.Object(examFields);
export type Exam = Static<typeof Exam>;

/** The description shown before entering; `reviewFrom` is when the marked paper becomes visible. */
export const ExamDescription = Type.Object({
  ...examFields,
  html: Type.String(),
  passScore: Score,
  enteredAt: nullable(Moment),
  submittedAt: nullable(Moment),
  /** How partly correct multiple-choice answers are scored. */
  rule: keyOf(partialRules),
  attempts: Type.Integer(),
  attemptsLeft: Type.Integer(),
  /** Seconds after the end during which answers given before the end are still accepted. */
  graceS: Type.Integer(),
  isOneDevice: Type.Boolean(),
  logsLeaving: Type.Boolean(),
  needsPassword: Type.Boolean(),
  resultFrom: Moment,
  reviewFrom: Moment,
});
export type ExamDescription = Static<typeof ExamDescription>;

export const ExamCourse = Type.Object({
  courseId: Id,
  name: Type.String(),
  cover: Type.String(),
  examCount: Type.Integer(),
  openCount: Type.Integer(),
});
export type ExamCourse = Static<typeof ExamCourse>;

/** The remaining time by the server's clock; the browser's clock decides nothing. */
export const ResidueTime = Type.Object({
  attemptId: Id,
  now: Moment,
  endsAt: Moment,
  residueMs: Type.Integer({ minimum: 0 }),
});
export type ResidueTime = Static<typeof ResidueTime>;

const one = strictObject({ examId: Id });

export const examContract = {
  courses: { access: 'user', query: strictObject(pageQuery), data: pageOf(ExamCourse) },
  list: {
    access: 'user',
    query: strictObject({
      ...pageQuery,
      courseId: Type.Optional(Id),
      libraryId: Type.Optional(Id),
      state: Type.Optional(keyOf(examStates)),
    }),
    data: pageOf(Exam),
  },
  description: { access: 'user', query: one, data: ExamDescription },
  /**
   * Entering again resumes the attempt and does not restart the time. `takesOver` moves the attempt
   * to this device from another one.
   */
  enter: {
    access: 'user',
    body: strictObject({
      examId: Id,
      password: Type.Optional(Type.String({ maxLength: 50 })),
      takesOver: Type.Optional(Type.Boolean()),
    }),
    data: ResidueTime,
  },
  testPaper: { access: 'user', query: one, data: ExamPaper },
  answer: {
    access: 'user',
    body: strictObject({ attemptId: Id, ...answersAsked }),
    data: SavedAnswers,
  },
  /** Reports that the page was left or returned to, if the exam logs that. */
  leave: {
    access: 'user',
    body: strictObject({ examId: Id, isBack: Type.Boolean() }),
    data: Type.Null(),
  },
  residueTime: { access: 'user', query: one, data: ResidueTime },
  /**
   * `isTimeUp` marks an automatic submission by the browser; refused if the time was extended
   * meanwhile.
   */
  submit: {
    access: 'user',
    body: strictObject({ attemptId: Id, isTimeUp: Type.Optional(Type.Boolean()) }),
    data: ExamResult,
  },
  /** Takes back a submission made moments ago, without any extra time. */
  withdraw: { access: 'user', body: strictObject({ attemptId: Id }), data: ResidueTime },
  result: { access: 'user', query: one, data: ExamResult },
  review: { access: 'user', query: one, data: ReviewedExam },
  history: { access: 'user', query: strictObject(pageQuery), data: pageOf(ExamResult) },
} satisfies Record<keyof typeof examCalls, CallContract>;

export type ExamContract = typeof examContract;
