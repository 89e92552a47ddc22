import Type, { type Static } from 'typebox';
import {
  answerVerdicts,
  questionDifficulties,
  questionTypes,
} from '../../codes/exam/questionTypes';
import { codeOf, Id, keyOf, orNull } from '../shapes';

/** The letter of an option. A true/false question has A for right and B for wrong. */
const OptionKey = Type.String({ pattern: '^[A-H]$', maxLength: 1 });

/** The options that make up an answer; none is no answer. */
export const Choice = Type.Array(OptionKey, { maxItems: 8, uniqueItems: true });
export type Choice = Static<typeof Choice>;

export const QuestionOption = Type.Object({
  key: OptionKey,
  text: Type.String(),
  picture: orNull(Type.String()),
});
export type QuestionOption = Static<typeof QuestionOption>;

export const questionFields = {
  id: Id,
  type: codeOf(questionTypes),
  difficulty: codeOf(questionDifficulties),
  stem: Type.String(),
  pictures: Type.Array(Type.String()),
  options: Type.Array(QuestionOption),
};
/** A question as it is asked: nothing in it tells the answer. */
export const PaperQuestion = Type.Object(questionFields);
export type PaperQuestion = Static<typeof PaperQuestion>;

export const reviewedFields = {
  ...questionFields,
  right: Choice,
  given: Choice,
  verdict: keyOf(answerVerdicts),
  analysis: Type.String(),
};
/** A question once its answer is marked. */
export const ReviewedQuestion = Type.Object(reviewedFields);
export type ReviewedQuestion = Static<typeof ReviewedQuestion>;

/** Marks may be halves. */
export const Score = Type.Number({ minimum: 0 });

/** How many questions were answered how. */
export const verdictCounts = {
  rightCount: Type.Integer(),
  partialCount: Type.Integer(),
  wrongCount: Type.Integer(),
};
