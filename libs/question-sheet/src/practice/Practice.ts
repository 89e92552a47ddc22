import type { ReviewGrade } from '@cheese/domain/codes/exam/practices';
import type { ReviewGrades } from '@cheese/domain/contract/exam/practice';
import type { ReactNode } from 'react';
import type { MarkedQuestion } from '../Paper';

/** A question once it may be seen with its key. */
export interface Revealed {
  question: MarkedQuestion;
  /** Of all others, the share that chose each option; null where too few answered. */
  othersChose: Readonly<Record<string, number>> | null;
  /** Of a question that was asked again: how it was remembered, which its learner may change. */
  review?: ReviewGrades | null;
}

/** Practice shows what was right as soon as an answer is to be checked. */
export interface Practice {
  /** By place: what was shown before, such as before the page was loaded anew. */
  revealed: Readonly<Record<number, Revealed>>;
  /** Whether the one press that is a whole answer checks it too; else choosing and checking are two. */
  checksAtOnce?: boolean;
  /** Offers the choice between the two. */
  onChecksAtOnce?: (isWished: boolean) => void;
  /** Asks for the marked question; null where it failed, which has been said by then. */
  reveal: (place: number) => Promise<Revealed | null>;
  /** What stands below a question whose key was shown, such as what others say of it. */
  below?: (questionId: number) => ReactNode;
  /** Says how well a question was remembered; null where it failed, which has been said by then. */
  grade?: (place: number, grade: ReviewGrade) => Promise<ReviewGrades | null>;
}
