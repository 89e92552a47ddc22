import Type, { type Static } from 'typebox';
import { firstAidCategories, firstAidTopics } from '../../../codes/training/firstAid';
import { answerVerdicts, questionDifficulties } from '../../../codes/exam/questionTypes';
import { quizQuestionTypes } from '../../../codes/emergency/welfare';
import { codeOf, strictObject, Id, keyOf, Moment, nullable } from '../../shapes';

/** The letter of an option, A to H; answers are given in these letters. */
export const OptionKey = Type.String({ minLength: 1, maxLength: 1 });

const optionFields = { key: OptionKey, text: Type.String({ minLength: 1, maxLength: 300 }) };

/**
 * The fields an author writes. The answer key is separate, so that no list exposes it by spreading
 * these fields.
 */
const asked = {
  type: codeOf(quizQuestionTypes),
  stem: Type.String({ minLength: 1, maxLength: 1000 }),
};
const filed = {
  category: codeOf(firstAidCategories),
  topic: codeOf(firstAidTopics),
  difficulty: codeOf(questionDifficulties),
};
const key = { answer: OptionKey, analysis: Type.String({ maxLength: 2000 }) };

export const writtenQuestion = {
  ...asked,
  options: Type.Array(strictObject(optionFields), { minItems: 2, maxItems: 8 }),
  ...filed,
  ...key,
};

const paperFields = { id: Id, ...asked, options: Type.Array(Type.Object(optionFields)) };
/** A question as a trainee sees it: without its answer key. */
export const PaperQuestion = Type.Object(paperFields);
export type PaperQuestion = Static<typeof PaperQuestion>;

const reviewedFields = {
  ...paperFields,
  ...key,
  given: nullable(OptionKey),
  verdict: keyOf(answerVerdicts),
};
/** A question after its final answer, with the answer key. */
export const ReviewedQuestion = Type.Object(reviewedFields);
export type ReviewedQuestion = Static<typeof ReviewedQuestion>;

/** The latest wrong answer to a question that the person has not yet answered right. */
export const WrongQuestion = Type.Object({
  ...reviewedFields,
  wrongCount: Type.Integer(),
  answeredAt: Moment,
});
export type WrongQuestion = Static<typeof WrongQuestion>;

/** A question as managers see it, with its answer key. */
export const BankQuestion = Type.Object({
  ...paperFields,
  ...filed,
  ...key,
  createdAt: Moment,
  updatedAt: Moment,
});
export type BankQuestion = Static<typeof BankQuestion>;
