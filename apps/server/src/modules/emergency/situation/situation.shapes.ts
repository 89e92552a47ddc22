import type { PersonSituation } from '@cheese/domain/contract/emergency/shapes/situationShapes';
import type { Feats } from './facts.store';
import type { LearnerRow } from './situation.store';

export const toSeconds = (ms: number) => Math.floor(ms / 1000);

/** With one decimal; null without a quiz. */
export const averageOf = ({ scoreSum, quizzes }: { scoreSum: number; quizzes: number }) =>
  quizzes === 0 ? null : Math.round((10 * scoreSum) / quizzes) / 10;

export const toPerson = (
  { userId, name, ...row }: LearnerRow,
  { resources, certificates }: Feats,
): PersonSituation => ({
  userId,
  name,
  studySeconds: toSeconds(row.studiedMs),
  resources: resources.get(userId) ?? 0,
  quizzes: row.quizzes,
  averageScore: averageOf(row),
  certificates: certificates.get(userId) ?? 0,
  lastStudiedAt: row.lastStudiedAt?.getTime() ?? null,
});
