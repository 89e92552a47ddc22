import type { Db } from '../../../../db/database';
import { takeEarned } from '../../../learning/study/study.door';
import type { Submitted } from '../../attempt/attempt.service';
import type { House } from './exam.takeIn';
import { hasEarned, selectEarned } from '../courses/exam.earned.store';

/** Completes course items as soon as the result is known; other results are taken in later. */
export async function takeExam(db: Db, { attempt }: Submitted, now: Date) {
  const { kind, personId, sourceId: examId } = attempt;
  if (kind !== 'exam' || !(await hasEarned(db, { personId, examIds: [examId], now }))) return;
  await takeEarned(db, { personId, examId, now });
}

/** The same of exams whose marks were shown, given or mended since they were handed in. */
export async function takeShown({ db, clock, log }: House) {
  const now = clock.now();
  for (const of of await selectEarned(db, now)) {
    const taken = db.transaction((inside) => takeEarned(inside, { ...of, now }));
    await taken.catch((error: unknown) => {
      log.error({ err: error, ...of }, 'an exam was not taken into its courses');
    });
  }
}
