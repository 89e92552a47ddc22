import type { QuestionDifficulty, QuestionType } from '@cheese/domain/codes/exam/questionTypes';

/** A question that was chosen, with the words that it had then; the score is in hundredths. */
export interface ChosenItem {
  questionId: number;
  version: number;
  /** Neighbours with the same one share a case, or a set of options. */
  groupId: number | null;
  score: number;
}

/** Questions that are drawn by a rule, such as "20 of chapter 3, difficulty 2 to 3". */
export interface Draw {
  bankId: number;
  chapterIds: number[];
  types: QuestionType[];
  difficulties: QuestionDifficulty[];
  tags: string[];
  /** None that the school asked since then; null asks nothing of it. */
  unusedSince?: number | null;
  /** The ids excluded by `unusedSince` when the paper was published. */
  without?: number[];
  /** The pool frozen at publication: id, version and group of each question. */
  pool?: [questionId: number, version: number, groupId: number | null][];
  count: number;
  score: number;
}

/** Fixed questions and random draws of a section; draws differ for each learner. */
export interface PlannedSection {
  title: string;
  note: string;
  items: ChosenItem[];
  draws: Draw[];
}

export interface PaperPlan {
  sections: PlannedSection[];
}

export const countOf = ({ sections }: PaperPlan) =>
  sum(sections, ({ items, draws }) => items.length + sum(draws, ({ count }) => count));

export const scoreOf = ({ sections }: PaperPlan) =>
  sum(
    sections,
    ({ items, draws }) =>
      sum(items, ({ score }) => score) + sum(draws, ({ count, score }) => count * score),
  );

const sum = <T>(list: readonly T[], of: (one: T) => number) =>
  list.reduce((total, one) => total + of(one), 0);
