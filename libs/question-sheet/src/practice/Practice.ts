import type { ReviewGrade } from '@cheese/domain/codes/exam/practices';
import type { ReviewGrades } from '@cheese/domain/contract/exam/practice';
import type { ReactNode } from 'react';
import type { MarkedQuestion } from '../Paper';

/** A question once it may be seen with its key. */
export interface Revealed {
  question: MarkedQuestion;
  /** Share of other learners that chose each option; null if too few answered. */
  othersChose: Readonly<Record<string, number>> | null;
  /** Recall grades of a repeated question, which the learner may change. */
  review?: ReviewGrades | null;
}

/** Practice shows what was right as soon as an answer is to be checked. */
export interface Practice {
  /** By index; holds what was revealed before a reload. */
  revealed: Readonly<Record<number, Revealed>>;
  /** If true, a type answered by one press is checked by that press; otherwise by the button. */
  checksAtOnce?: boolean;
  /** Offers the choice between the two. */
  onChecksAtOnce?: (isWished: boolean) => void;
  /** Asks for the marked question; null where it failed, which has been said by then. */
  reveal: (place: number) => Promise<Revealed | null>;
  below?: (questionId: number) => ReactNode;
  /** Says how well a question was remembered; null where it failed, which has been said by then. */
  grade?: (place: number, grade: ReviewGrade) => Promise<ReviewGrades | null>;
}
