import type { Db } from '../../../db/database';
import { bankSubscription, questionBank } from '../bank/bank.tables';
import { and, asc, eq, isNull, or } from 'drizzle-orm';

export function selectBankIds(db: Db, organisationId: number | null) {
  const isOfSchool =
    organisationId === null ? undefined : eq(questionBank.organisationId, organisationId);
  return db
    .select({ id: questionBank.id })
    .from(questionBank)
    .where(
      and(isNull(questionBank.archivedAt), or(isNull(questionBank.organisationId), isOfSchool)),
    )
    .orderBy(asc(questionBank.id));
}

export const selectShelf = (db: Db, personId: number) =>
  db
    .select({ bankId: bankSubscription.bankId })
    .from(bankSubscription)
    .where(eq(bankSubscription.personId, personId));
