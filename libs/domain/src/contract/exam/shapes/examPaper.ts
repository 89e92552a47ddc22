import Type, { type Static, type TSchema } from 'typebox';
import { correctionWays } from '../../../codes/exam/examReports';
import { questionFields, reviewedFields, Score, verdictCounts } from './question';
import { placeFields } from './saving';
import { Id, keyOf, Moment, orNull } from '../../shapes';

/** While it is being answered, with what was saved so far. */
export const ExamQuestion = Type.Object({ ...questionFields, ...placeFields, score: Score });
export type ExamQuestion = Static<typeof ExamQuestion>;

export const ReviewedExamQuestion = Type.Object({
  ...reviewedFields,
  number: Type.Integer(),
  score: Score,
  /** Null while people have yet to mark it. */
  gained: orNull(Score),
  isLate: Type.Boolean(),
  /** What was said of it by who marked it, once that counts. */
  comments: Type.Array(Type.String()),
  /** Its key was found wrong after it was asked, and this was done about it. */
  correction: orNull(keyOf(correctionWays)),
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
/** The paper while it is being answered, with what was saved so far. */
export const ExamPaper = Type.Object(paperOf(ExamQuestion));
export type ExamPaper = Static<typeof ExamPaper>;

export const ReviewedExam = Type.Object(paperOf(ReviewedExamQuestion));
export type ReviewedExam = Static<typeof ReviewedExam>;

/** What an exam is worth: not before the exam says so. */
const ExamMarks = Type.Object({
  ...verdictCounts,
  /** What is marked by now; `waitingCount` answers are for people to mark. */
  score: Score,
  waitingCount: Type.Integer(),
  /** Null while it hangs on what is not marked yet. */
  isPassed: orNull(Type.Boolean()),
  /** Known once the exam is over for everybody. */
  rank: orNull(Type.Integer()),
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
  /** The time ran out, and what was saved until then counts. */
  isTimedOut: Type.Boolean(),
  /** How long it may still be taken back: until then nothing of it is shown. Null once it may not. */
  withdrawableMs: orNull(Type.Integer()),
  resultFrom: Moment,
  reviewFrom: Moment,
  marks: orNull(ExamMarks),
});
export type ExamResult = Static<typeof ExamResult>;
