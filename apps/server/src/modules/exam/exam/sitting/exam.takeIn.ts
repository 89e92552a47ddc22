import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../../db/database';
import type { Clock } from '../../../../ports/clock';
import { lockAttempt, markTakenIn, selectAnswers } from '../../attempt/attempt.door';
import { sheetWords } from '../../attempt/attempt.sheet';
import { takeIn } from '../../standing/standing.service';
import { selectReviewed } from './exam.takeIn.store';

export interface House {
  db: Db;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Answers of exams are taken into where their questions stand once their keys may be seen. */
export async function takeInReviewed(services: House) {
  const { db, clock, log } = services;
  let last: number | undefined = 0;
  // A failed attempt is logged and retried in the next run; it does not block the others.
  while (last !== undefined) {
    const ids = await selectReviewed(services, last);
    for (const id of ids) {
      await takeInOne(db, id, clock.now()).catch((error: unknown) => {
        log.error({ err: error, attempt: id }, 'an exam was not taken into its questions');
      });
    }
    last = ids.at(-1);
  }
}

const takeInOne = (db: Db, id: number, now: Date) =>
  db.transaction(async (inside) => {
    const attempt = await lockAttempt(inside, id);
    if (!attempt?.submittedAt || attempt.takenInAt) return;
    const words = await sheetWords(inside, attempt);
    const answers = await selectAnswers(inside, id);
    const questions = answers.flatMap(({ place, given }) => {
      const asked = words[place];
      return asked ? [{ words: asked, given, share: attempt.shares?.[place] ?? null }] : [];
    });
    const { personId, title: origin, submittedAt } = attempt;
    await takeIn(inside, { personId, origin, now: submittedAt, questions });
    await markTakenIn(inside, id, now);
  });
