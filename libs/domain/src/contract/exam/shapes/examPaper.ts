import Type, { type Static, type TSchema } from 'typebox';
import { correctionWays } from '../../../codes/exam/examReports';
import { questionFields, reviewedFields, Score, verdictCounts } from './question';
import { placeFields } from './saving';
import { Id, keyOf, Moment, nullable } from '../../shapes';

/** A question during the exam, with the answer saved so far. */
export const ExamQuestion = Type.Object({ ...questionFields, ...placeFields, score: Score });
export type ExamQuestion = Static<typeof ExamQuestion>;

export const ReviewedExamQuestion = Type.Object({
  ...reviewedFields,
  number: Type.Integer(),
  score: Score,
  /** Null until a person has marked it. */
  gained: nullable(Score),
  isLate: Type.Boolean(),
  /** The markers' comments, shown once their marks count. */
  comments: Type.Array(Type.String()),
  /** How a key that was found wrong after the exam was corrected. */
  correction: nullable(keyOf(correctionWays)),
});
export type ReviewedExamQuestion = Static<typeof ReviewedExamQuestion>;

const paperOf = <T extends TSchema>(question: T) => ({
  examId: Id,
  attemptId: Id,
  title: Type.String(),
  totalScore: Score,
  sections: Type.Array(
    Type.Object({ title: Type.String(), note: Type.String(), questions: Type.Array(question) }),
  ),
});
/** The paper during the exam, with the answers saved so far. */
export const ExamPaper = Type.Object(paperOf(ExamQuestion));
export type ExamPaper = Static<typeof ExamPaper>;

export const ReviewedExam = Type.Object(paperOf(ReviewedExamQuestion));
export type ReviewedExam = Static<typeof ReviewedExam>;

/** The result of an exam, hidden until the exam's settings allow it. */
const ExamMarks = Type.Object({
  ...verdictCounts,
  /**
   * The score of the answers marked so far; `waitingCount` answers are still to be marked by a
   * person.
   */
  score: Score,
  waitingCount: Type.Integer(),
  /** Null while it depends on answers not marked yet. */
  isPassed: nullable(Type.Boolean()),
  /** Null until the exam is over for everybody. */
  rank: nullable(Type.Integer()),
  examineeCount: Type.Integer(),
});

export const ExamResult = Type.Object({
  examId: Id,
  attemptId: Id,
  title: Type.String(),
  totalScore: Score,
  passScore: Score,
  questionCount: Type.Integer(),
  unansweredCount: Type.Integer(),
  usedS: Type.Integer(),
  submittedAt: Moment,
  /** The time ran out, and the answers saved until then were submitted. */
  isTimedOut: Type.Boolean(),
  /**
   * Milliseconds left to withdraw the submission, during which the result stays hidden. Null
   * afterwards.
   */
  withdrawableMs: nullable(Type.Integer()),
  resultFrom: Moment,
  reviewFrom: Moment,
  marks: nullable(ExamMarks),
});
export type ExamResult = Static<typeof ExamResult>;
