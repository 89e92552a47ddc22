import type { CallerContext } from '../../../../calls/callerContext';
import type { Db } from '../../../../db/database';
import { refuse } from '../../../../calls/refusal';
import { selectSecretItems } from './attempt.secret.store';

/**
 * Questions of exams that the learner is in, could reopen by withdrawing, or may enter again, and
 * of timed practice. Their keys and results are shown nowhere until then.
 */
export async function secretQuestions(
  db: Db,
  personId: number,
  now: Date,
): Promise<ReadonlySet<number>> {
  const rows = await selectSecretItems(db, personId, now);
  return new Set(rows.flatMap(({ items }) => items.map(({ questionId }) => questionId)));
}

/** A learner in an exam must not learn its keys by practising. */
export async function refuseSecret(
  { db, person, clock }: CallerContext & { db: Db },
  questionIds: readonly number[],
) {
  const secret = await secretQuestions(db, person.id, clock.now());
  if (questionIds.some((id) => secret.has(id))) refuse('question.secret');
}
