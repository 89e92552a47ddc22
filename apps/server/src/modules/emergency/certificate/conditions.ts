import type { Conditions } from '../certificateItem/certificate.tables';

/** The trainee's record of everything that conditions may ask for. */
export interface Deeds {
  studiedMs: number;
  /** By resource. */
  studiedMsOf: ReadonlyMap<number, number>;
  /** Tests only, without practice. */
  scores: readonly { score: number; quizzes: number }[];
}

export type Done = Omit<Conditions, 'passScore'>;

/** A resource that was opened and left at once is not studied: it takes one report. */
const STUDIED_MS = 30_000;

export const isAskingNothing = ({ studySeconds, resourceIds, quizzes }: Conditions) =>
  studySeconds === 0 && resourceIds.length === 0 && quizzes === 0;

export const doneOf = (conditions: Conditions, deeds: Deeds): Done => ({
  studySeconds: Math.floor(deeds.studiedMs / 1000),
  resourceIds: conditions.resourceIds.filter(
    (id) => (deeds.studiedMsOf.get(id) ?? 0) >= STUDIED_MS,
  ),
  quizzes: deeds.scores
    .filter(({ score }) => score >= conditions.passScore)
    .reduce((sum, { quizzes }) => sum + quizzes, 0),
});

export const isEarned = (conditions: Conditions, done: Done) =>
  !isAskingNothing(conditions) &&
  done.studySeconds >= conditions.studySeconds &&
  done.resourceIds.length === conditions.resourceIds.length &&
  done.quizzes >= conditions.quizzes;
