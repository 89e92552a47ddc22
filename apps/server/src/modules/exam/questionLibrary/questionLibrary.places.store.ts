import type { Db } from '../../../db/database';
import { question, questionVersion } from '../bank/question.tables';
import { questionStanding } from '../question/history/standing.tables';
import { notDeleted } from '../question/question.door';
import { and, desc, eq, lt, sql } from 'drizzle-orm';

const MOST_QUESTIONS = 1_000;

/** By the questions as they stand now: what leads nowhere any more was taken out there. */
export const selectWrong = (db: Db, personId: number, bankId: number) =>
  db
    .select({
      id: question.id,
      chapterId: question.chapterId,
      places: questionVersion.places,
    })
    .from(questionStanding)
    .innerJoin(question, eq(question.id, questionStanding.questionId))
    .innerJoin(
      questionVersion,
      and(eq(questionVersion.questionId, question.id), eq(questionVersion.nth, question.version)),
    )
    .where(
      and(
        eq(questionStanding.personId, personId),
        eq(questionStanding.bankId, bankId),
        lt(questionStanding.share, 1),
        notDeleted,
        sql`${questionVersion.places} <> '[]'::jsonb`,
      ),
    )
    .orderBy(desc(questionStanding.answeredAt))
    .limit(MOST_QUESTIONS);
