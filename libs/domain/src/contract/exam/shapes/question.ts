import Type, { type Static } from 'typebox';
import {
  answerVerdicts,
  questionDifficulties,
  questionTypes,
} from '../../../codes/exam/questionTypes';
import { codeOf, Id, keyOf, nullable } from '../../shapes';

/** The letter of an option. A true/false question has A for right and B for wrong. */
const OptionKey = Type.String({ pattern: '^[A-Z]$', maxLength: 1 });

/** The chosen options; an empty list is no answer. */
export const Choice = Type.Array(OptionKey, { maxItems: 8, uniqueItems: true });
export type Choice = Static<typeof Choice>;

/**
 * An answer in the format of its kind (`questions/kind`): letters, texts of the gaps, or a point.
 */
export const Given = Type.Array(Type.String({ maxLength: 5000 }), { maxItems: 40 });
export type Given = Static<typeof Given>;

/** The correct answer in parts, in the format of the kind. */
export const QuestionKey = Type.Array(Type.Array(Type.String()));

export const QuestionOption = Type.Object({
  key: OptionKey,
  text: Type.String(),
  picture: nullable(Type.String()),
});
export type QuestionOption = Static<typeof QuestionOption>;

/**
 * `context`, `stem`, the options' texts and `analysis` are short HTML, sanitised where they are
 * displayed.
 */
export const questionFields = {
  id: Id,
  type: codeOf(questionTypes),
  difficulty: codeOf(questionDifficulties),
  /** The case shared by several questions (A3/A4). */
  context: nullable(Type.String()),
  /** Shared by the questions of one case, or of one set of options (B1). */
  groupId: nullable(Id),
  stem: Type.String(),
  pictures: Type.Array(Type.String()),
  options: Type.Array(QuestionOption),
  /** The gaps of a sentence, or the items that options are matched to. */
  prompts: Type.Array(Type.String()),
};
/** A question as learners see it: nothing in it reveals the answer. */
export const PaperQuestion = Type.Object(questionFields);
export type PaperQuestion = Static<typeof PaperQuestion>;

/** A place in the product that teaches the content of the question. */
const LearningPlace = Type.Object({ label: Type.String(), address: Type.String() });

export const reviewedFields = {
  ...questionFields,
  right: QuestionKey,
  given: Given,
  /** Null until a person has marked it. */
  verdict: nullable(keyOf(answerVerdicts)),
  /** The share of the marks gained, from 0 to 1. */
  share: nullable(Type.Number({ minimum: 0, maximum: 1 })),
  analysis: Type.String(),
  places: Type.Array(LearningPlace),
};
/** A question after its answer was marked. */
export const ReviewedQuestion = Type.Object(reviewedFields);
export type ReviewedQuestion = Static<typeof ReviewedQuestion>;

/** Marks may be halves. */
export const Score = Type.Number({ minimum: 0 });

export const verdictCounts = {
  rightCount: Type.Integer(),
  partialCount: Type.Integer(),
  wrongCount: Type.Integer(),
};
