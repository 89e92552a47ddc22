import Type, { type Static } from 'typebox';
import {
  answerVerdicts,
  questionDifficulties,
  questionTypes,
} from '../../../codes/exam/questionTypes';
import { codeOf, Id, keyOf, orNull } from '../../shapes';

/** The letter of an option. A true/false question has A for right and B for wrong. */
const OptionKey = Type.String({ pattern: '^[A-Z]$', maxLength: 1 });

/** The options that make up an answer; none is no answer. */
export const Choice = Type.Array(OptionKey, { maxItems: 8, uniqueItems: true });
export type Choice = Static<typeof Choice>;

/** An answer in the words of its kind (`questions/kind`): letters, what fills the gaps, a point. */
export const Given = Type.Array(Type.String({ maxLength: 5000 }), { maxItems: 40 });
export type Given = Static<typeof Given>;

/** What is right, in parts, as the kind means it. */
export const QuestionKey = Type.Array(Type.Array(Type.String()));

export const QuestionOption = Type.Object({
  key: OptionKey,
  text: Type.String(),
  picture: orNull(Type.String()),
});
export type QuestionOption = Static<typeof QuestionOption>;

/** `context`, `stem`, the options' texts and `analysis` are short HTML, cleaned where it is shown. */
export const questionFields = {
  id: Id,
  type: codeOf(questionTypes),
  difficulty: codeOf(questionDifficulties),
  /** The case that several questions are about (A3/A4). */
  context: orNull(Type.String()),
  /** Those of one case, or over one set of options (B1), have the same. */
  groupId: orNull(Id),
  stem: Type.String(),
  pictures: Type.Array(Type.String()),
  options: Type.Array(QuestionOption),
  /** The gaps of a sentence, or what options are matched to. */
  prompts: Type.Array(Type.String()),
};
/** A question as it is asked: nothing in it tells the answer. */
export const PaperQuestion = Type.Object(questionFields);
export type PaperQuestion = Static<typeof PaperQuestion>;

/** Where in the product one learns what was asked. */
const LearningPlace = Type.Object({ label: Type.String(), address: Type.String() });

export const reviewedFields = {
  ...questionFields,
  right: QuestionKey,
  given: Given,
  /** Null while people have yet to mark it. */
  verdict: orNull(keyOf(answerVerdicts)),
  /** What the answer is worth, from 0 to 1. */
  share: orNull(Type.Number({ minimum: 0, maximum: 1 })),
  analysis: Type.String(),
  places: Type.Array(LearningPlace),
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
