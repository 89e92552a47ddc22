import type { Answers } from '@cheese/domain/contract/call';
import type { AnatomyQuizContract as C } from '@cheese/domain/contract/bodies/anatomyQuiz';
import { and, count, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { pageBy } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import { toLine } from './anatomyQuiz.shapes';
import { anatomyQuiz, anatomyQuizAnswer } from './anatomyQuiz.tables';

const { placeholder } = sql;

function counted(db: Db, isOne?: SQL) {
  const isOfQuiz = eq(anatomyQuizAnswer.quizId, anatomyQuiz.id);
  const its = db.select({ its: count() }).from(anatomyQuizAnswer).where(and(isOfQuiz, isOne));
  return sql<number>`(${its})`.mapWith(Number);
}

const selectPast = (db: Db) =>
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

/** Results stay readable after the anatomy is locked again. */
export async function listPast(
  { db, person }: Pick<CallerContext, 'person'> & { db: Db },
  { anatomyId, modelId, ...asked }: Static<C['past']['query']>,
): Promise<Answers<C['past']>> {
  const of = { personId: person.id, anatomyId, modelId };
  const { rows, total } = await pageBy(selectPast(db), of, asked);
  return { list: rows.map(toLine), total };
}
