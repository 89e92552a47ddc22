import type { PracticeBank } from '@cheese/domain/contract/exam/practiceSet';
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { openBanks } from '../bank/bank.access';
import { countQuestions } from '../bank/bank.door';
import { bankSubscription, questionBank } from '../bank/bank.tables';

/** Banks open to the user, and trial questions of the others on their shelf. */
export async function listPractisable(context: CallerContext<'db'>): Promise<PracticeBank[]> {
  const { db, person } = context;
  const opened = [...(await openBanks(context, await bankIdsFor(context))).values()];
  const shelf = await shelfOf(db, person.id);
  const shown = opened.filter(({ bank, isWhole, mayTry }) =>
    isWhole ? true : mayTry.size > 0 && shelf.has(bank.id),
  );
  const counts = await countQuestions(
    db,
    shown.map(({ bank }) => bank.id),
  );
  return shown.flatMap(({ bank: { id, name }, isWhole, mayTry }) => {
    const questionCount = isWhole ? (counts.get(id) ?? 0) : mayTry.size;
    return questionCount === 0 ? [] : [{ id, name, questionCount, isWhole }];
  });
}

async function bankIdsFor({ db, person: { organisationId } }: CallerContext<'db'>) {
  const isOfSchool =
    organisationId === null ? undefined : eq(questionBank.organisationId, organisationId);
  const rows = await db
    .select({ id: questionBank.id })
    .from(questionBank)
    .where(
      and(isNull(questionBank.archivedAt), or(isNull(questionBank.organisationId), isOfSchool)),
    )
    .orderBy(asc(questionBank.id));
  return rows.map(({ id }) => id);
}

async function shelfOf(db: Db, personId: number) {
  const rows = await db
    .select({ bankId: bankSubscription.bankId })
    .from(bankSubscription)
    .where(eq(bankSubscription.personId, personId));
  return new Set(rows.map(({ bankId }) => bankId));
}
