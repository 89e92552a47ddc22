import type { CompletionRule } from '@cheese/domain/codes/learning/completionRules';
import type { TissueName } from '@cheese/generators/tissues/tissues';

/** What a course of the shop window holds; its title, cover and price stand on the shelf. */
export interface SeedCourse {
  /** That of its commodity. */
  slug: string;
  /** The long one of its page `introduce`: why, what, how, with what one goes out. */
  html: string;
  goals: readonly string[];
  forWhom: string;
  teachers: readonly SeedTeacher[];
  chapters: readonly SeedChapter[];
  /** Of a hundred; null where it awards no certificate. */
  certificateShare: number | null;
  /** Where so little is watched or tested that reading has to count. */
  countsByHand?: boolean;
}

export interface SeedTeacher {
  name: string;
  rank: string;
  worksAt: string;
  introduction: string;
}

export interface SeedChapter {
  title: string;
  html?: string;
  items: readonly SeedItem[];
  /** Groups within it; two levels at most. */
  chapters?: readonly SeedChapter[];
}

/** The rule follows from the type where none is said: watched, lastPage, passed, byHand. */
export type SeedItem = {
  title: string;
  isTrial?: boolean;
  rule?: CompletionRule;
} & SeedContent;

/** Films, documents and maps are made by generators, and named by their slug. */
type SeedContent =
  | {
      type: 1;
      film: string;
      inOrder?: boolean;
      chapters?: readonly { second: number; title: string }[];

      checks?: readonly { second: number; question: SeedQuestionRef; mustAnswer: boolean }[];
    }
  | { type: 2; document: string; notes?: readonly string[] }
  | { type: 4; map: SeedMap }
  | { type: 8; html: string }
  | { type: 16; simulation: string }
  | { type: 32; slides: readonly TissueName[] }
  | { type: 48; specimens: readonly string[] }
  | { type: 64; questions: readonly SeedQuestionRef[]; passShare: number };

/** A question of a planted bank: its bank's slug, and words with which its stem begins. */
export interface SeedQuestionRef {
  bank: string;
  stem: string;
}

/** A mind map: a middle, and what grows out of it. */
export interface SeedMap {
  slug: string;
  middle: string;
  branches: readonly SeedBranch[];
}
export interface SeedBranch {
  text: string;
  branches?: readonly SeedBranch[];
}
