import type { Marks } from '../marking/makeMarks';

/** Optional tools for a question; those that are undefined are not offered. */
export interface QuestionTools {
  collecting?: {
    isCollected(questionId: number): boolean;
    collect(questionId: number, isCollected: boolean): void;
  };
  /** Options that are ruled out, and highlighted words. */
  marks?: Marks;
  /** Tells what is wrong with the question; rejects where it did not arrive. */
  report?(questionId: number, words: string): Promise<unknown>;
  notes?: {
    read(questionId: number): string;
    /** Resolves to false if the note was not saved. */
    write(questionId: number, words: string): Promise<boolean>;
  };
}
