import type { QuestionDifficulty, QuestionType } from '../codes/exam/questionTypes';

/**
 * A question in its editable form, as editors, imports and exports exchange it. `context`, `stem`,
 * the options' texts and `analysis` are short HTML; formulas are written `\\(…\\)`.
 */
export interface QuestionDraft {
  type: QuestionType;
  difficulty: QuestionDifficulty;
  /** The full text of the case shared by several questions; '' if there is none. */
  context: string;
  /** Adjacent questions with the same value form a group (A3/A4, B1); null is a single question. */
  group: string | null;
  stem: string;
  /** Addresses of pictures beside the stem; in a point question the learner points at the first. */
  pictures: string[];
  options: { key: string; text: string; picture: string | null }[];
  prompts: string[];
  key: string[][];
  analysis: string;
  tags: string[];
  /** The citation of its source, in words. */
  source: string;
  /** The places in the product that teach its content (`place/place`). */
  places?: QuestionPlace[];
}

export interface QuestionPlace {
  label: string;
  address: string;
}
