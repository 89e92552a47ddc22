import type { ExamState } from '../../codes/exam/exams';

type Moment = number | null;

interface ExamMoments {
  startsAt: number;
  endsAt: number;
  enteredAt: Moment;
  submittedAt: Moment;
}

/** Where an exam stands for one person at `now`. At its end the answers of who entered count. */
export const examState = (exam: ExamMoments, now: number): ExamState => {
  if (exam.submittedAt !== null) return 'submitted';
  const hasEntered = exam.enteredAt !== null;
  if (now >= exam.endsAt) return hasEntered ? 'submitted' : 'missed';
  if (hasEntered) return 'answering';
  return now < exam.startsAt ? 'upcoming' : 'open';
};
