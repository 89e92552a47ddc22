import Type, { type Static } from 'typebox';
import type { examMarkingCalls } from '../../calls/exam/examMarking';
import { markerCounts, markingStates, markingViews } from '../../codes/exam/markings';
import type { CallContract } from '../call';
import { Given, questionFields, QuestionKey, Score } from './shapes/question';
import { codeOf, strictObject, Id, keyOf, Moment, nullable, pageQuery, pageOf } from '../shapes';

/** Two marks are both accepted if they differ by no more than `maxDifference`. */
const ruleFields = {
  markers: codeOf(markerCounts),
  maxDifference: Score,
  hidesNames: Type.Boolean(),
};

const counts = {
  answeredCount: Type.Integer(),
  settledCount: Type.Integer(),
  disputedCount: Type.Integer(),
  /** Answers that the caller may mark now. */
  mineCount: Type.Integer(),
};

/** A question as it was asked, with its marking guide. */
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

/** The mark one person gives to an answer. */
const Mark = Type.Object({
  marker: Type.String(),
  isMine: Type.Boolean(),
  /** It settled a disagreement between markers. */
  isFinal: Type.Boolean(),
  score: Score,
  comment: Type.String(),
  markedAt: Moment,
});

/** Other markers' marks stay hidden until the caller has given their own. */
export const AnswerToMark = Type.Object({
  attemptId: Id,
  place: Type.Integer(),
  /** The revision of the answer; a mark applies to the revision that was read. */
  number: Type.Integer(),
  given: Given,
  isLate: Type.Boolean(),
  /** The learner's name; null in anonymous marking. */
  name: nullable(Type.String()),
  score: Score,
  state: keyOf(markingStates),
  settled: nullable(Score),
  marks: Type.Array(Mark),
  isMine: Type.Boolean({ description: 'Who asks may mark it now' }),
});
export type AnswerToMark = Static<typeof AnswerToMark>;

const one = { examId: Id };
const comment = Type.String({ maxLength: 500 });

export const examMarkingContract = {
  overview: { access: 'teacher', query: strictObject(one), data: MarkingOverview },
  answers: {
    access: 'teacher',
    query: strictObject({
      ...one,
      ...pageQuery,
      questionId: Id,
      version: Type.Integer({ minimum: 1 }),
      view: Type.Optional(keyOf(markingViews)),
    }),
    data: pageOf(AnswerToMark),
  },
  /** Without `score` the caller's own mark is withdrawn. `decides` overrides the other markers. */
  mark: {
    access: 'teacher',
    body: strictObject({
      ...one,
      attemptId: Id,
      place: Type.Integer({ minimum: 0, maximum: 999 }),
      number: Type.Integer({ minimum: 1 }),
      score: nullable(Type.Number({ minimum: 0, maximum: 1000, multipleOf: 0.25 })),
      comment,
      decides: Type.Boolean(),
    }),
    data: AnswerToMark,
  },
  setRule: {
    access: 'teacher',
    body: strictObject({
      ...one,
      ...ruleFields,
      maxDifference: Type.Number({ minimum: 0, maximum: 1000, multipleOf: 0.25 }),
    }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof examMarkingCalls, CallContract>;

export type ExamMarkingContract = typeof examMarkingContract;
