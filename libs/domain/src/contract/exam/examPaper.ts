import Type, { type Static, type TSchema } from 'typebox';
import { Given, questionFields, reviewedFields, Score, verdictCounts } from './question';
import { Id, Moment, orNull } from '../shapes';

const placeFields = { number: Type.Integer(), score: Score };

export const ExamQuestion = Type.Object({ ...questionFields, ...placeFields, given: Given });
export type ExamQuestion = Static<typeof ExamQuestion>;

export const ReviewedExamQuestion = Type.Object({
  ...reviewedFields,
  ...placeFields,
  gained: Score,
});
export type ReviewedExamQuestion = Static<typeof ReviewedExamQuestion>;

const paperOf = <T extends TSchema>(question: T) => ({
  examId: Id,
  title: Type.String(),
  totalScore: Score,
  sections: Type.Array(
    Type.Object({ title: Type.String(), note: Type.String(), questions: Type.Array(question) }),
  ),
});
/** The paper while it is being answered, with what was saved so far. */
export const ExamPaper = Type.Object(paperOf(ExamQuestion));
export type ExamPaper = Static<typeof ExamPaper>;

export const ReviewedExam = Type.Object(paperOf(ReviewedExamQuestion));
export type ReviewedExam = Static<typeof ReviewedExam>;

export const ExamResult = Type.Object({
  ...verdictCounts,
  examId: Id,
  title: Type.String(),
  score: Score,
  totalScore: Score,
  passScore: Score,
  isPassed: Type.Boolean(),
  unansweredCount: Type.Integer(),
  usedS: Type.Integer(),
  submittedAt: Moment,
  /** The time ran out, and what was saved until then counts. */
  isTimedOut: Type.Boolean(),
  reviewFrom: Moment,
  /** Known once the exam is over for everybody. */
  rank: orNull(Type.Integer()),
  examineeCount: Type.Integer(),
});
export type ExamResult = Static<typeof ExamResult>;
