import { count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { questionStanding } from './standing.tables';
import { questionVersion } from '../../bank/question.tables';

/** The newest first. */
export const selectVersions = (db: Db, questionId: number) =>
  db
    .select()
    .from(questionVersion)
    .where(eq(questionVersion.questionId, questionId))
    .orderBy(desc(questionVersion.nth));

export async function countAnswers(db: Db, questionId: number) {
  const { rightCount, wrongCount } = questionStanding;
  const [row] = await db
    .select({
      learnerCount: count(),
      answerCount: sql<number>`coalesce(sum(${rightCount} + ${wrongCount}), 0)::int`,
    })
    .from(questionStanding)
    .where(eq(questionStanding.questionId, questionId));
  return { learnerCount: row?.learnerCount ?? 0, answerCount: row?.answerCount ?? 0 };
}
