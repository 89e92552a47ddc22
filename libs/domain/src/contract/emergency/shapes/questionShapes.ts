import Type, { type Static } from 'typebox';
import { firstAidCategories, firstAidTopics } from '../../../codes/training/firstAid';
import { answerVerdicts, questionDifficulties } from '../../../codes/exam/questionTypes';
import { quizQuestionTypes } from '../../../codes/emergency/welfare';
import { codeOf, exactly, Id, keyOf, Moment, orNull } from '../../shapes';

/** What names an option, and so an answer: A to H. */
export const OptionKey = Type.String({ minLength: 1, maxLength: 1 });

const optionFields = { key: OptionKey, text: Type.String({ minLength: 1, maxLength: 300 }) };

/** What an author writes. The key stands apart, so that no list of fields takes it along. */
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
  options: Type.Array(exactly(optionFields), { minItems: 2, maxItems: 8 }),
  ...filed,
  ...key,
};

const paperFields = { id: Id, ...asked, options: Type.Array(Type.Object(optionFields)) };
/** As it is put to a trainee: without its key. */
export const PaperQuestion = Type.Object(paperFields);
export type PaperQuestion = Static<typeof PaperQuestion>;

const reviewedFields = {
  ...paperFields,
  ...key,
  given: orNull(OptionKey),
  verdict: keyOf(answerVerdicts),
};
/** After it was answered for good. */
export const ReviewedQuestion = Type.Object(reviewedFields);
export type ReviewedQuestion = Static<typeof ReviewedQuestion>;

/** The last wrong answer of somebody who has not yet answered it right. */
export const WrongQuestion = Type.Object({
  ...reviewedFields,
  wrongCount: Type.Integer(),
  answeredAt: Moment,
});
export type WrongQuestion = Static<typeof WrongQuestion>;

/** As its managers keep it. */
export const BankQuestion = Type.Object({
  ...paperFields,
  ...filed,
  ...key,
  createdAt: Moment,
  updatedAt: Moment,
});
export type BankQuestion = Static<typeof BankQuestion>;
