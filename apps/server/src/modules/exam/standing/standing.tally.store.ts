import type { Db } from '../../../db/database';
import { questionStanding } from '../question/history/standing.tables';
import { and, count, inArray, sql } from 'drizzle-orm';

/** Only of kinds whose answers are options. */
const CHOICES = [1, 2, 3] as const;

export const countChoices = (db: Db, questionIds: readonly number[]) =>
  db
    .select({
      questionId: questionStanding.questionId,
      given: sql<string[]>`${questionStanding.given}`,
      count: count(),
    })
    .from(questionStanding)
    .where(
      and(
        inArray(questionStanding.questionId, [...questionIds]),
        inArray(questionStanding.type, [...CHOICES]),
      ),
    )
    .groupBy(questionStanding.questionId, questionStanding.given);
