import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { questionAttempt } from '../attempt/attempt.tables';
import type { ExamRow } from './exam.tables';

/**
 * While marking is anonymous and answers wait for marks, nothing may link an answer to a name: no
 * attempt id beside a name, and no attempt shown as a whole.
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
