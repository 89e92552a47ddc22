import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { collected } from '../../learning/course/learners/collect.tables';
import { bankSubscription, questionBank } from '../bank/bank.tables';
import { question } from '../bank/question.tables';
import { notDeleted } from '../question/question.door';
import { and, eq, sql } from 'drizzle-orm';
import { collectTypeCodes } from '@cheese/domain/codes/shop/products';

const personId = sql.placeholder('personId');

const collectedCount = sql<number>`(select count(*)::int from ${collected}
  join ${question} on ${question.id} = ${collected.productId} and ${notDeleted}
  where ${and(eq(collected.personId, personId), eq(collected.type, collectTypeCodes.question))}
    and ${question.bankId} = ${questionBank.id})`;

const isSubscribed = sql<boolean>`${bankSubscription.personId} is not null`;

const isTheirs = and(
  eq(bankSubscription.personId, personId),
  eq(bankSubscription.bankId, questionBank.id),
);

/** The number of collected questions, and whether the bank is on the user's shelf. */
export async function findKept(db: Db, person: number, bankId: number) {
  const plan = prepared(db, 'kept_of_bank', () =>
    db
      .select({ collectedCount, isSubscribed })
      .from(questionBank)
      // With a join columns are written with their tables, also within the count.
      .leftJoin(bankSubscription, isTheirs)
      .where(eq(questionBank.id, sql.placeholder('bankId')))
      .prepare('kept_of_bank'),
  );
  const [kept] = await plan.execute({ personId: person, bankId });
  return kept ?? { collectedCount: 0, isSubscribed: false };
}
