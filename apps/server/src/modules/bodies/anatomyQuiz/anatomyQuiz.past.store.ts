import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { and, count, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { anatomyQuiz, anatomyQuizAnswer } from './anatomyQuiz.tables';

const { placeholder } = sql;

function counted(db: Db, isOne?: SQL) {
  const isOfQuiz = eq(anatomyQuizAnswer.quizId, anatomyQuiz.id);
  const its = db.select({ its: count() }).from(anatomyQuizAnswer).where(and(isOfQuiz, isOne));
  return sql<number>`(${its})`.mapWith(Number);
}

export const selectPast = (db: Db) =>
  prepared(db, 'anatomy_quizzes', () =>
    db
      .select({
        row: anatomyQuiz,
        questionCount: counted(db),
        answeredCount: counted(db, isNotNull(anatomyQuizAnswer.answeredAt)),
        rightCount: counted(db, eq(anatomyQuizAnswer.isRight, true)),
        total: sql<number>`(count(*) over ())::int`,
      })
      .from(anatomyQuiz)
      .where(
        and(
          eq(anatomyQuiz.personId, placeholder('personId')),
          eq(anatomyQuiz.anatomyId, placeholder('anatomyId')),
          eq(anatomyQuiz.modelId, placeholder('modelId')),
        ),
      )
      .orderBy(desc(anatomyQuiz.id))
      .limit(placeholder('limit'))
      .offset(placeholder('offset'))
      .prepare('anatomy_quizzes'),
  );
