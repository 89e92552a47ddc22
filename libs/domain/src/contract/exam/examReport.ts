import Type, { type Static } from 'typebox';
import type { examReportCalls } from '../../calls/exam/examReport';
import { correctionWays, gradeSorts, gradeStates } from '../../codes/exam/examReports';
import type { CallContract } from '../call';
import { ExamAnalysis } from './shapes/examAnalysis';
import { ReviewedExam } from './shapes/examPaper';
import { QuestionKey, Score } from './shapes/question';
import { strictObject, FileLink, Id, keyOf, Moment, nullable, pageQuery, pageOf } from '../shapes';

const Figure = nullable(Type.Number());

export const ExamSummary = Type.Object({
  examId: Id,
  title: Type.String(),
  startsAt: Moment,
  endsAt: Moment,
  totalScore: Score,
  passScore: Score,
  /** Learners who should sit it; null if it is open to everybody. */
  expectedCount: nullable(Type.Integer()),
  submittedCount: Type.Integer(),
  answeringCount: Type.Integer(),
  /** Learners known to have passed; for others it depends on answers not marked yet. */
  passedCount: Type.Integer(),
  failedCount: Type.Integer(),
  /** Answers still to be marked by a person. */
  waitingCount: Type.Integer(),
  mean: Figure,
  median: Figure,
  deviation: Figure,
  best: Figure,
  worst: Figure,
  /** Learners in each tenth of the total score: ten counts, lowest first. */
  distribution: Type.Array(Type.Integer()),
});
export type ExamSummary = Static<typeof ExamSummary>;

/** A learner who sat the exam or should have; the best attempt counts. */
export const Grade = Type.Object({
  personId: Id,
  name: Type.String(),
  number: nullable(Type.String()),
  state: keyOf(gradeStates),
  attemptId: nullable(Id),
  tries: Type.Integer(),
  score: nullable(Score),
  waitingCount: Type.Integer(),
  /** Null while it depends on answers not marked yet. */
  isPassed: nullable(Type.Boolean()),
  rank: nullable(Type.Integer()),
  usedS: nullable(Type.Integer()),
  /** Answers given in time but delivered after the end. */
  lateCount: Type.Integer(),
  submittedAt: nullable(Moment),
  isTimedOut: Type.Boolean(),
});
export type Grade = Static<typeof Grade>;

export const GradedAttempt = Type.Object({
  person: Type.Object({ name: Type.String(), number: nullable(Type.String()) }),
  tries: Type.Array(Type.Object({ attemptId: Id, score: Score, submittedAt: Moment })),
  startedAt: Moment,
  submittedAt: Moment,
  isTimedOut: Type.Boolean(),
  leftCount: nullable(
    Type.Integer({ description: 'How often the page was left; null where nobody counts' }),
  ),
  /** How often the attempt was submitted and withdrawn within seconds. */
  withdrawnCount: Type.Integer(),
  /** Answers that arrived after the end; null if there were none. */
  late: nullable(
    Type.Object({
      count: Type.Integer(),
      /** Seconds without any contact, across the end. */
      silentS: Type.Integer(),
      /** Seconds after the end until the next contact. */
      backS: Type.Integer(),
    }),
  ),
  paper: ReviewedExam,
});
export type GradedAttempt = Static<typeof GradedAttempt>;

/** The effect of a corrected answer key on one learner. */
const CorrectedGrade = Type.Object({
  attemptId: Id,
  name: Type.String(),
  number: nullable(Type.String()),
  before: Score,
  after: Score,
  passes: Type.Boolean({ description: 'Not passed before, passed after' }),
  fails: Type.Boolean({ description: 'Passed before, not after' }),
});

export const CorrectionOutcome = Type.Object({
  askedCount: Type.Integer(),
  raisedCount: Type.Integer(),
  loweredCount: Type.Integer(),
  passesCount: Type.Integer(),
  failsCount: Type.Integer(),
  /** The first learners whose grade changes, largest change first. */
  changed: Type.Array(CorrectedGrade),
});
export type CorrectionOutcome = Static<typeof CorrectionOutcome>;

export const Correction = Type.Object({
  id: Id,
  questionId: Id,
  stem: Type.String(),
  way: keyOf(correctionWays),
  right: QuestionKey,
  reason: Type.String(),
  changedCount: Type.Integer(),
  by: Type.String(),
  at: Moment,
});
export type Correction = Static<typeof Correction>;

const one = { examId: Id };

const corrected = {
  ...one,
  questionId: Id,
  version: Type.Integer({ minimum: 1 }),
  way: keyOf(correctionWays),
  /** The correct answer; empty if every answer gets the marks. */
  key: Type.Array(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 40 }), { maxItems: 40 }),
};

export const examReportContract = {
  summary: { access: 'teacher', query: strictObject(one), data: ExamSummary },
  gradebook: {
    access: 'teacher',
    query: strictObject({
      ...one,
      ...pageQuery,
      keyword: Type.Optional(Type.String({ maxLength: 50 })),
      state: Type.Optional(keyOf(gradeStates)),
      sort: Type.Optional(keyOf(gradeSorts)),
    }),
    data: pageOf(Grade),
  },
  attempt: {
    access: 'teacher',
    query: strictObject({ ...one, attemptId: Id }),
    data: GradedAttempt,
  },
  export: { access: 'teacher', query: strictObject(one), data: FileLink },
  analysis: { access: 'teacher', query: strictObject(one), data: ExamAnalysis },
  /** A dry run: answers whose marks would change and by how much. */
  tryCorrection: {
    access: 'teacher',
    body: strictObject(corrected),
    data: Type.Object({
      ...CorrectionOutcome.properties,
      /**
       * The bank still has the question as it was asked, and the caller may correct its key there.
       */
      mayCorrectBank: Type.Boolean(),
    }),
  },
  correct: {
    access: 'teacher',
    body: strictObject({
      ...corrected,
      /** Corrects the question in the bank in the same transaction. */
      alsoInBank: Type.Optional(Type.Boolean()),
      reason: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
    }),
    data: CorrectionOutcome,
  },
  corrections: { access: 'teacher', query: strictObject(one), data: Type.Array(Correction) },
} satisfies Record<keyof typeof examReportCalls, CallContract>;

export type ExamReportContract = typeof examReportContract;
