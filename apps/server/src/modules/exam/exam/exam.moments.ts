import type { ExamState } from '@cheese/domain/codes/exam/exams';
import type { ExamRow } from './exam.tables';

type Moments = Pick<ExamRow, 'startsAt' | 'endsAt' | 'graceS' | 'resultFrom' | 'reviewFrom'>;

/** After this no attempt can still be open. */
export const overAt = ({ endsAt, graceS }: Moments) => new Date(endsAt.getTime() + graceS * 1000);

export const resultFrom = (exam: Moments) => exam.resultFrom ?? overAt(exam);
export const reviewFrom = (exam: Moments) => exam.reviewFrom ?? overAt(exam);

/** Release time of the keys for one learner: not while they have tries left. */
export const reviewFor = (
  exam: Moments & Pick<ExamRow, 'attempts'>,
  tries: number,
  now: Date,
): Date => {
  const from = reviewFrom(exam);
  const mayTryAgain = tries < exam.attempts && now < exam.endsAt;
  return mayTryAgain && from < exam.endsAt ? exam.endsAt : from;
};

/** True if keys are shown after submission even while others are still answering. */
export const reviewsAtOnce = (exam: Pick<ExamRow, 'reviewFrom' | 'startsAt'>) =>
  exam.reviewFrom !== null && exam.reviewFrom <= exam.startsAt;

export interface Tries {
  isOpen: boolean;
  submitted: number;
}

export function stateOf(
  exam: Moments & Pick<ExamRow, 'attempts'>,
  { isOpen, submitted }: Tries,
  now: Date,
): ExamState {
  if (isOpen) return 'answering';
  if (now < exam.startsAt) return 'upcoming';
  const isOver = now > exam.endsAt;
  if (submitted > 0 && (isOver || submitted >= exam.attempts)) return 'submitted';
  return isOver ? 'missed' : 'open';
}
