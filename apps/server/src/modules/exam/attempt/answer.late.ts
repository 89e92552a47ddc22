import { isTakenLate } from '@cheese/domain/rules/exam/lateAnswers';
import type { Db } from '../../../db/database';
import { type KeptAnswer, saveAnswers, type Saving } from './answer.store';
import { holdAttempt } from './attempt.store';
import type { AttemptRow } from './attempt.tables';
import { lastHeard, noteBack } from './attempt.heard.store';

/** Keeps of what arrives after the end what counts all the same. */
export const saveLate = (db: Db, saving: Saving) =>
  db.transaction(async (inside) => {
    // Locks the attempt, so that it is neither extended nor submitted before this is written.
    const attempt = await holdAttempt(inside, saving.attemptId);
    if (!attempt?.endsAt || attempt.submittedAt) return [];
    const answers = await takenOf(inside, attempt, saving);
    return answers.length === 0 ? [] : saveAnswers(inside, { ...saving, answers, isLate: true });
  });

async function takenOf(db: Db, attempt: AttemptRow, { answers, now }: Saving) {
  const { id, startedAt, endsAt, graceS } = attempt;
  const back = await noteBack(db, id, now);
  const heard = {
    startedAt: startedAt.getTime(),
    endsAt: (endsAt ?? now).getTime(),
    graceMs: graceS * 1000,
    lastAt: await lastHeard(db, id, back?.at ?? startedAt),
    backAt: back?.backAt.getTime() ?? null,
  };
  const givenAt = ({ agoMs }: KeptAnswer) => now.getTime() - agoMs;
  return answers.filter((answer) =>
    isTakenLate({ givenAt: givenAt(answer), now: now.getTime() }, heard),
  );
}
