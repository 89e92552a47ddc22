import type { ExamPhase } from '../../codes/exam/examPhases';
import type { ExamSetting } from '../../contract/exam/shapes/examSettings';

interface Moments {
  startsAt: number;
  endsAt: number;
  publishedAt: number | null;
  cancelledAt: number | null;
}

/** The phase of an exam for its teachers. */
export function examPhaseOf(exam: Moments, now: number): ExamPhase {
  if (exam.publishedAt === null) return 'draft';
  if (exam.cancelledAt !== null) return 'cancelled';
  if (now < exam.startsAt) return 'toCome';
  return now < exam.endsAt ? 'running' : 'over';
}

const words: readonly ExamSetting[] = ['title', 'notes'];
const afterwards: readonly ExamSetting[] = [
  ...words,
  ...(['passScore', 'result', 'review', 'hidesNames'] as const),
];
const running: readonly ExamSetting[] = [
  ...afterwards,
  ...(['password', 'ranges', 'logsLeaving'] as const),
];
const everything: readonly ExamSetting[] = [
  ...running,
  ...(['startsAt', 'endsAt', 'durationS', 'graceS', 'attempts', 'rule'] as const),
  ...(['shufflesQuestions', 'shufflesOptions', 'isOneDevice'] as const),
];

const changeable: Record<ExamPhase, readonly ExamSetting[]> = {
  draft: everything,
  toCome: everything,
  running,
  over: afterwards,
  cancelled: [],
};

/** The settings that may still be changed; participants were told the others. */
export const mayChange = (phase: ExamPhase, setting: ExamSetting) =>
  changeable[phase].includes(setting);
