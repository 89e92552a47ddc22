import type { Db } from '../../../../db/database';
import { type AttemptRow, questionAttempt } from '../../attempt/attempt.tables';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Counted } from './exam.result';

/** Compared by best tries; a learner's own better try does not count against them. */
export async function standingAmong(
  db: Db,
  { sourceId: examId, personId, gained }: AttemptRow,
): Promise<Counted['among']> {
  const { personId: who, gained: theirs, kind, sourceId, submittedAt } = questionAttempt;
  const isBetter = sql`${theirs} > ${gained ?? 0} and ${who} <> ${personId}`;
  const [all] = await db
    .select({
      examinees: sql<number>`count(distinct ${who})::int`,
      better: sql<number>`count(distinct ${who}) filter (where ${isBetter})::int`,
    })
    .from(questionAttempt)
    .where(and(eq(kind, 'exam'), eq(sourceId, examId), isNotNull(submittedAt)));
  return all ?? null;
}
