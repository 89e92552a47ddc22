import type { AnswerVerdict, QuestionType } from '@cheese/domain/codes/exam/questionTypes';
import type { Asked, Given, Key } from '@cheese/domain/questions/kind';

/**
 * One question as it is put to whoever answers: without its key. `context`, `stem` and the options'
 * texts are short HTML.
 */
export interface Question extends Asked {
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

/** What was answered so far; its number grows with each change. */
export interface Answer {
  given: Given;
  isFlagged: boolean;
  number: number;
}

export interface PlacedAnswer extends Answer {
  /** Which question of the paper, counted from 0. */
  place: number;
}

/** A part of a paper: the questions from one place to the next section's. */
export interface PaperSection {
  title: string;
  /** What is said below it, such as how several right answers are counted. */
  lead: string;
  firstPlace: number;
}

/** What is to be answered, as this library needs it. */
export interface Paper {
  questions: readonly Question[];
  /** What each question is worth, by place; empty where nothing is scored. */
  scores: readonly number[];
  sections: readonly PaperSection[];
}

/** Once its answer is marked. */
export interface MarkedQuestion extends Question {
  right: Key;
  given: Given;
  /** Null while people have yet to mark it. */
  verdict: AnswerVerdict | null;
  /** What the answer is worth, from 0 to 1. */
  share: number | null;
  analysis: string;
  /** Its key is not told: nothing was answered. */
  isKeyKept?: boolean;
  /** Where in the product one learns what was asked. */
  places: readonly { label: string; address: string }[];
}

/** An answer in which every word is empty is none. */
export const isAnswered = (given: Given) => given.some((word) => word.trim() !== '');
