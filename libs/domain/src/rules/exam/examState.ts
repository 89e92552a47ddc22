import type { ExamState } from '../../codes/exam/exams';

type Moment = number | null;

interface ExamMoments {
  startsAt: number;
  endsAt: number;
  enteredAt: Moment;
  submittedAt: Moment;
}

/**
 * The state of an exam for one person at `now`. When it ends, the answers of everybody who entered
 * count.
 */
export const examState = (exam: ExamMoments, now: number): ExamState => {
  if (exam.submittedAt !== null) return 'submitted';
  const hasEntered = exam.enteredAt !== null;
  if (now >= exam.endsAt) return hasEntered ? 'submitted' : 'missed';
  if (hasEntered) return 'answering';
  return now < exam.startsAt ? 'upcoming' : 'open';
};
