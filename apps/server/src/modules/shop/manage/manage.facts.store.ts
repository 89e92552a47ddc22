import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { entitlement } from '../entitlement/entitlement.tables';
import { ledgerAccount, ledgerEntry, ledgerLine } from '../ledger/ledger.tables';
import { payment, providerWord, refund } from '../order/payment.tables';

/** Every try to pay an order, with what went back of it. */
export const selectPayments = (db: Db, orderId: number) =>
  db
    .select({ payment, refund })
    .from(payment)
    .leftJoin(refund, eq(refund.paymentId, payment.id))
    .where(eq(payment.orderId, orderId))
    .orderBy(asc(payment.id));

/** Everything that providers said of some trades. */
export const selectWords = (db: Db, tradeNos: string[]) =>
  db
    .select()
    .from(providerWord)
    .where(inArray(providerWord.tradeNo, tradeNos))
    .orderBy(asc(providerWord.id));

export const selectGrants = (db: Db, keys: string[]) =>
  db
    .select()
    .from(entitlement)
    .where(and(eq(entitlement.origin, 'order'), inArray(entitlement.originKey, keys)))
    .orderBy(asc(entitlement.id));

/** The lines of some entries of the ledger, each with its account. */
export const selectLines = (db: Db, keys: string[]) =>
  db
    .select({ entry: ledgerEntry, account: ledgerAccount.kind, amount: ledgerLine.amount })
    .from(ledgerEntry)
    .innerJoin(ledgerLine, eq(ledgerLine.entryId, ledgerEntry.id))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerLine.accountId))
    .where(inArray(ledgerEntry.key, keys))
    .orderBy(asc(ledgerLine.id));
