import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { questionAttempt } from '../attempt/attempt.tables';
import type { ExamRow } from './exam.tables';

/**
 * Where names are hidden from who marks, nothing tells whose an answer is while answers wait for
 * marks: neither the number of an attempt beside a name, nor an attempt that is read whole.
 */
export async function areNamesHidden(
  db: Db,
  { id, hidesNames }: Pick<ExamRow, 'id' | 'hidesNames'>,
) {
  if (!hidesNames) return false;
  const waiting = await db
    .select({ id: questionAttempt.id })
    .from(questionAttempt)
    .where(
      and(
        eq(questionAttempt.kind, 'exam'),
        eq(questionAttempt.sourceId, id),
        isNotNull(questionAttempt.submittedAt),
        gt(questionAttempt.waitingCount, 0),
      ),
    )
    .limit(1);
  return waiting.length > 0;
}
