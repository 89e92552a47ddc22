import type { QuestionDifficulty, QuestionType } from '../codes/exam/questionTypes';

/**
 * A question as somebody writes it: what an editor hands in, an import reads and an export writes.
 * `context`, `stem`, the options' texts and `analysis` are short HTML; formulas stand as `\\(…\\)`.
 */
export interface QuestionDraft {
  type: QuestionType;
  difficulty: QuestionDifficulty;
  /** The case that several questions are about, with all of its words; empty where there is none. */
  context: string;
  /** Neighbours with the same word belong together (A3/A4, B1); null stands alone. */
  group: string | null;
  stem: string;
  /** Addresses of pictures beside the stem; the first is the one that a point is set on. */
  pictures: string[];
  options: { key: string; text: string; picture: string | null }[];
  prompts: string[];
  key: string[][];
  analysis: string;
  tags: string[];
  /** Where it was taken from, in words. */
  source: string;
  /** Where in the product one learns what it asks (`place/place`). */
  places?: QuestionPlace[];
}

export interface QuestionPlace {
  label: string;
  address: string;
}
