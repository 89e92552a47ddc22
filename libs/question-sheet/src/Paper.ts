import type { AnswerVerdict, QuestionType } from '@cheese/domain/codes/exam/questionTypes';
import type { QuestionParts, Given, Key } from '@cheese/domain/questions/kind';

/** A question without its key. `context`, `stem` and the options' texts are short HTML. */
export interface Question extends QuestionParts {
  id: number;
  type: QuestionType;
  /** The case that several questions are about (A3/A4). */
  context: string | null;
  /** Neighbours with the same one share a case, or one set of options (B1). */
  groupId: number | null;
  stem: string;
  pictures: readonly string[];
  options: readonly { key: string; text: string; picture: string | null }[];
}

/** The number grows with each change, so that the newest answer wins. */
export interface Answer {
  given: Given;
  isFlagged: boolean;
  number: number;
}

export interface PlacedAnswer extends Answer {
  /** Index in the paper, from 0. */
  place: number;
}

/** A part of a paper: the questions from one place to the next section's. */
export interface PaperSection {
  title: string;
  /** Note below the title, such as how several right answers are scored. */
  lead: string;
  firstPlace: number;
}

export interface Paper {
  questions: readonly Question[];
  /** Score of each question by its index; empty if nothing is scored. */
  scores: readonly number[];
  sections: readonly PaperSection[];
}

/** Once its answer is marked. */
export interface MarkedQuestion extends Question {
  right: Key;
  given: Given;
  /** Null while people have yet to mark it. */
  verdict: AnswerVerdict | null;
  /** Share of the full score, from 0 to 1. */
  share: number | null;
  analysis: string;
  /** Its key is not told: nothing was answered. */
  isKeyKept?: boolean;
  /** Pages of the product that teach the topic. */
  places: readonly { label: string; address: string }[];
}

/** An answer in which every word is empty is none. */
export const isAnswered = (given: Given) => given.some((word) => word.trim() !== '');
