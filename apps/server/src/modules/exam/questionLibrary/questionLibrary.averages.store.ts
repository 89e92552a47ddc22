import type { Db } from '../../../db/database';
import { question } from '../bank/question.tables';
import { questionStanding } from '../question/history/standing.tables';
import { and, countDistinct, eq, isNotNull, isNull, sql } from 'drizzle-orm';

export const selectAverages = (db: Db, bankId: number) =>
  db
    .select({
      chapterId: question.chapterId,
      people: countDistinct(questionStanding.personId),
      share: sql<number>`avg((${questionStanding.share} >= 1)::int)::float8`,
    })
    .from(questionStanding)
    .innerJoin(question, eq(question.id, questionStanding.questionId))
    .where(
      and(
        eq(question.bankId, bankId),
        isNull(question.deletedAt),
        isNotNull(questionStanding.share),
      ),
    )
    .groupBy(question.chapterId);
