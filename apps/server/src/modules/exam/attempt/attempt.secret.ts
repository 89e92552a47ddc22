import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { refuse } from '../../../refusal';
import { questionAttempt } from './attempt.tables';

/** The questions of exams that somebody is at: their keys are shown nowhere meanwhile. */
export async function secretQuestions(db: Db, personId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ items: questionAttempt.items })
    .from(questionAttempt)
    .where(
      and(
        eq(questionAttempt.personId, personId),
        eq(questionAttempt.kind, 'exam'),
        isNull(questionAttempt.submittedAt),
      ),
    );
  return new Set(rows.flatMap(({ items }) => items.map(({ questionId }) => questionId)));
}

/** Whoever is at an exam learns none of its keys by practising. */
export async function refuseSecret(db: Db, personId: number, questionIds: readonly number[]) {
  const secret = await secretQuestions(db, personId);
  if (questionIds.some((id) => secret.has(id))) refuse('exam.reviewLater');
}
