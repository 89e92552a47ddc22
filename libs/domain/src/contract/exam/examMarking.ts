import Type, { type Static } from 'typebox';
import type { examMarkingCalls } from '../../calls/exam/examMarking';
import { markerCounts, markingStates, markingViews } from '../../codes/exam/markings';
import type { CallContract } from '../call';
import { Given, questionFields, QuestionKey, Score } from './shapes/question';
import { codeOf, exactly, Id, keyOf, Moment, orNull, pageAsked, pageOf } from '../shapes';

/** Two marks count together where they differ by no more than `maxDifference`. */
const ruleFields = {
  markers: codeOf(markerCounts),
  maxDifference: Score,
  hidesNames: Type.Boolean(),
};

const counts = {
  answeredCount: Type.Integer(),
  settledCount: Type.Integer(),
  disputedCount: Type.Integer(),
  /** Those that who asks may mark now. */
  mineCount: Type.Integer(),
};

/** A question as it was asked, with what helps to mark it. */
export const MarkedQuestion = Type.Object({
  ...questionFields,
  ...counts,
  version: Type.Integer(),
  score: Score,
  right: QuestionKey,
  analysis: Type.String(),
});
export type MarkedQuestion = Static<typeof MarkedQuestion>;

export const MarkingOverview = Type.Object({
  examId: Id,
  title: Type.String(),
  rule: Type.Object(ruleFields),
  questions: Type.Array(MarkedQuestion),
});
export type MarkingOverview = Static<typeof MarkingOverview>;

/** What one person gives for an answer. */
const Mark = Type.Object({
  marker: Type.String(),
  isMine: Type.Boolean(),
  /** It decided where others differed. */
  isFinal: Type.Boolean(),
  score: Score,
  comment: Type.String(),
  markedAt: Moment,
});

/** Marks of others are not shown before one has given one's own. */
export const AnswerToMark = Type.Object({
  attemptId: Id,
  place: Type.Integer(),
  /** Which of the changes of the answer it is: a mark is for what was read. */
  number: Type.Integer(),
  given: Given,
  isLate: Type.Boolean(),
  /** Whose it is; null where names are hidden. */
  name: orNull(Type.String()),
  score: Score,
  state: keyOf(markingStates),
  settled: orNull(Score),
  marks: Type.Array(Mark),
  isMine: Type.Boolean({ description: 'Who asks may mark it now' }),
});
export type AnswerToMark = Static<typeof AnswerToMark>;

const one = { examId: Id };
const comment = Type.String({ maxLength: 500 });

export const examMarkingContract = {
  overview: { access: 'teacher', query: exactly(one), data: MarkingOverview },
  answers: {
    access: 'teacher',
    query: exactly({
      ...one,
      ...pageAsked,
      questionId: Id,
      version: Type.Integer({ minimum: 1 }),
      view: Type.Optional(keyOf(markingViews)),
    }),
    data: pageOf(AnswerToMark),
  },
  /** Without a score one's own mark is taken back. `decides` settles it against the others. */
  mark: {
    access: 'teacher',
    body: exactly({
      ...one,
      attemptId: Id,
      place: Type.Integer({ minimum: 0, maximum: 999 }),
      number: Type.Integer({ minimum: 1 }),
      score: orNull(Type.Number({ minimum: 0, maximum: 1000, multipleOf: 0.25 })),
      comment,
      decides: Type.Boolean(),
    }),
    data: AnswerToMark,
  },
  setRule: {
    access: 'teacher',
    body: exactly({
      ...one,
      ...ruleFields,
      maxDifference: Type.Number({ minimum: 0, maximum: 1000, multipleOf: 0.25 }),
    }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof examMarkingCalls, CallContract>;

export type ExamMarkingContract = typeof examMarkingContract;
