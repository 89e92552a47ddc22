import type { Marks } from '../marking/makeMarks';

/** What else may be done with a question; what is not handed in is not offered. */
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
    /** Whether it was kept. */
    write(questionId: number, words: string): Promise<boolean>;
  };
}
