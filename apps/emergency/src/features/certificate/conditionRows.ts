import type { CertificateProgress } from '@cheese/domain/contract/emergency/shapes/certificateShapes';
import { texts } from './texts';

type Progress = Pick<CertificateProgress, 'conditions' | 'done'>;

/** One condition of a certificate and its progress. */
export interface ConditionRow {
  name: string;
  /** 12/30 分钟 */
  reached: string;
  /** From 0 to 1. */
  share: number;
}

/** Conditions set to zero or empty are left out. */
export function conditionRows({ conditions, done }: Progress): ConditionRow[] {
  const { studySeconds, resourceIds, quizzes, passScore } = conditions;
  const read = resourceIds.filter((id) => done.resourceIds.includes(id)).length;
  const rows = [
    {
      name: texts.studyTime,
      reached: texts.minutes(...minutesOf(done.studySeconds, studySeconds)),
      share: shareOf(done.studySeconds, studySeconds),
    },
    {
      name: texts.resources,
      reached: texts.pieces(read, resourceIds.length),
      share: shareOf(read, resourceIds.length),
    },
    {
      name: passScore > 0 ? texts.quizzesPassed(passScore) : texts.quizzes,
      reached: texts.times(Math.min(done.quizzes, quizzes), quizzes),
      share: shareOf(done.quizzes, quizzes),
    },
  ];
  const asked = [studySeconds, resourceIds.length, quizzes];
  return rows.filter((_, index) => (asked[index] ?? 0) > 0);
}

/** Overall progress from 0 to 1; each condition has the same weight. */
export function progressShare(progress: Progress): number {
  const rows = conditionRows(progress);
  if (rows.length === 0) return 1;
  return rows.reduce((sum, { share }) => sum + share, 0) / rows.length;
}

/** Whole minutes, and never more than the required number. */
function minutesOf(done: number, asked: number): [number, number] {
  const all = Math.ceil(asked / 60);
  return [done >= asked ? all : Math.floor(done / 60), all];
}

const shareOf = (done: number, asked: number) => (asked > 0 ? Math.min(1, done / asked) : 1);
