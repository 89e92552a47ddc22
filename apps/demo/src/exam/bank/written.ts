import type { QuestionDifficulty } from '@cheese/domain/codes/exam/questionTypes';
import type { Murmur } from '@cheese/generators/sounds/heart';

interface Common {
  difficulty: QuestionDifficulty;
  stem: string;
  /** Why the answer is right, and why what is tempting is wrong. */
  analysis: string;
  /** What is heard below the stem. */
  sound?: Murmur;
  /** What it is about, for searching and for rules of papers. */
  tags?: readonly string[];
}

/** One best answer; `right` is the place of the option, from 0. */
export interface WrittenSingle extends Common {
  kind: 'single';
  options: readonly string[];
  right: number;
}

export interface WrittenTrueFalse extends Common {
  kind: 'trueFalse';
  right: boolean;
}

export interface WrittenMultiple extends Common {
  kind: 'multiple';
  options: readonly string[];
  right: readonly number[];
}

/** Each gap stands as `____` in the stem; `right` has the accepted forms of each, in order. */
export interface WrittenBlanks extends Common {
  kind: 'blanks';
  right: readonly (readonly string[])[];
}

/** Marked by people; `right` has what a good answer names. */
export interface WrittenShort extends Common {
  kind: 'short';
  right: readonly string[];
}

/** The options as they are shown; `right` has their places in the right order. */
export interface WrittenOrdering extends Common {
  kind: 'ordering';
  options: readonly string[];
  right: readonly number[];
}

/** To each prompt the place of its option. */
export interface WrittenMatching extends Common {
  kind: 'matching';
  prompts: readonly string[];
  options: readonly string[];
  right: readonly number[];
}

/** A3/A4: one case, several questions one after the other. */
export interface WrittenCase {
  kind: 'case';
  text: string;
  questions: readonly WrittenSingle[];
}

/** B1: several stems over one set of options. */
export interface WrittenShared {
  kind: 'shared';
  options: readonly string[];
  questions: readonly Omit<WrittenSingle, 'options' | 'kind'>[];
}

export type WrittenQuestion =
  | WrittenSingle
  | WrittenTrueFalse
  | WrittenMultiple
  | WrittenBlanks
  | WrittenShort
  | WrittenOrdering
  | WrittenMatching;

export interface WrittenChapter {
  name: string;
  questions: readonly (WrittenQuestion | WrittenCase | WrittenShared)[];
}

/** The questions of one bank that is on sale; `title` is that of its commodity. */
export interface WrittenBank {
  title: string;
  chapters: readonly WrittenChapter[];
}
