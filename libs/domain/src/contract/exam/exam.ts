import Type, { type Static } from 'typebox';
import type { examCalls } from '../../calls/exam/exam';
import { examStates } from '../../codes/exam/exams';
import type { CallContract } from '../call';
import { ExamPaper, ExamResult, ReviewedExam } from './examPaper';
import { Given, Score } from './question';
import { exactly, Id, keyOf, Moment, orNull, pageAsked, pageOf } from '../shapes';

const Origin = orNull(Type.Object({ id: Id, name: Type.String() }));

const examFields = {
  id: Id,
  title: Type.String(),
  /** An exam belongs to a course, to a question library, or to neither. */
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

/** What is read before entering; `reviewFrom` is when the marked paper may be seen. */
export const ExamDescription = Type.Object({
  ...examFields,
  html: Type.String(),
  passScore: Score,
  enteredAt: orNull(Moment),
  submittedAt: orNull(Moment),
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

/** The server's own count: the clock of a browser decides nothing. */
export const ResidueTime = Type.Object({
  now: Moment,
  endsAt: Moment,
  residueMs: Type.Integer({ minimum: 0 }),
});
export type ResidueTime = Static<typeof ResidueTime>;

const one = exactly({ examId: Id });
const GivenAnswer = exactly({ questionId: Id, given: Given });

export const examContract = {
  courses: { access: 'user', query: exactly(pageAsked), data: pageOf(ExamCourse) },
  list: {
    access: 'user',
    query: exactly({
      ...pageAsked,
      courseId: Type.Optional(Id),
      libraryId: Type.Optional(Id),
      state: Type.Optional(keyOf(examStates)),
    }),
    data: pageOf(Exam),
  },
  description: { access: 'user', query: one, data: ExamDescription },
  /** Entering again goes on where one was, and starts no new time. */
  enter: { access: 'user', body: one, data: ResidueTime },
  testPaper: { access: 'user', query: one, data: ExamPaper },
  /** Several at once, so that what was answered without a connection is not lost. */
  answer: {
    access: 'user',
    body: exactly({ examId: Id, answers: Type.Array(GivenAnswer, { minItems: 1, maxItems: 500 }) }),
    data: Type.Object({ answeredCount: Type.Integer(), savedAt: Moment }),
  },
  residueTime: { access: 'user', query: one, data: ResidueTime },
  submit: { access: 'user', body: one, data: ExamResult },
  result: { access: 'user', query: one, data: ExamResult },
  review: { access: 'user', query: one, data: ReviewedExam },
  history: { access: 'user', query: exactly(pageAsked), data: pageOf(ExamResult) },
} satisfies Record<keyof typeof examCalls, CallContract>;

export type ExamContract = typeof examContract;
