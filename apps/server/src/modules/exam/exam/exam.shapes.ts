import type { Exam, ExamDescription } from '@cheese/domain/contract/exam/exam';
import { resultFrom, reviewFrom, stateOf } from './exam.moments';
import type { ListedExam } from './exam.store';

const HUNDREDTHS = 100;
export const inMarks = (hundredths: number) => hundredths / HUNDREDTHS;

const origin = (id: number | null, name: string | null) => (id && name ? { id, name } : null);

export function toExam(row: ListedExam, now: Date): Exam {
  const { id, title, durationS, questionCount, submitted, open } = row;
  return {
    id,
    title,
    durationS,
    questionCount,
    course: origin(row.courseId, row.courseName),
    library: origin(row.bankId, row.bankName),
    state: stateOf(row, { isOpen: open > 0, submitted }, now),
    startsAt: row.startsAt.getTime(),
    endsAt: row.endsAt.getTime(),
    totalScore: inMarks(row.totalScore),
  };
}

interface Entered {
  startedAt: Date;
  submittedAt: Date | null;
}

export function toDescription(
  row: ListedExam,
  latest: Entered | undefined,
  now: Date,
): ExamDescription {
  const { html, rule, attempts, submitted, open, graceS, isOneDevice, logsLeaving } = row;
  return {
    ...toExam(row, now),
    html,
    rule,
    attempts,
    graceS,
    isOneDevice,
    logsLeaving,
    passScore: inMarks(row.passScore),
    attemptsLeft: Math.max(0, attempts - submitted - open),
    needsPassword: row.password !== null,
    enteredAt: latest?.startedAt.getTime() ?? null,
    submittedAt: latest?.submittedAt?.getTime() ?? null,
    resultFrom: resultFrom(row).getTime(),
    reviewFrom: reviewFrom(row).getTime(),
  };
}
