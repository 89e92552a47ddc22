import type { BalanceChange } from '@cheese/domain/codes/shop/balance';
import type { Answers } from '@cheese/domain/contract/call';
import type { BalanceContract as C } from '@cheese/domain/contract/shop/balance';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { isCheckViolation } from '../../../db/violations';
import { refuse } from '../../../calls/refusal';
import { accountsOf, type Owner } from './ledger.open';
import { findBalance, insertEntry, insertLines, selectChanges, selectFaults } from './ledger.store';

/** A positive amount is a credit, a negative one a debit. */
export type Posting = { amount: number } & Owner;

export interface Entry {
  key: string;
  kind: BalanceChange;
  title: string;
  orderNo: string | null;
  postings: readonly Posting[];
}

/**
 * Writes an entry, once for each key; answers whether it was written now. The database refuses
 * lines whose sum is not zero, and whatever would bring a person below zero.
 */
export async function post(db: Db, { postings, ...entry }: Entry, at: Date): Promise<boolean> {
  const entryId = await insertEntry(db, { ...entry, at });
  if (entryId === null) return false;
  const moving = postings.filter(({ amount }) => amount !== 0);
  const accounts = await accountsOf(db, moving);
  try {
    await insertLines(db, entryId, {
      accounts,
      amounts: moving.map(({ amount }) => amount),
    });
  } catch (error) {
    if (isCheckViolation(error, 'ledger_account_balance')) refuse('balance.insufficient');
    throw error;
  }
  return true;
}

export const readBalance = async (db: Db, personId: number) => ({
  balance: await findBalance(db, personId),
});

export async function listChanges(
  db: Db,
  personId: number,
  { page, pageCnt, kind }: Static<C['changeLog']['query']>,
): Promise<Answers<C['changeLog']>> {
  const slice = { kind, limit: pageCnt, offset: (page - 1) * pageCnt };
  const { rows, total } = await selectChanges(db, personId, slice);
  const list = rows.map(({ at, balance, ...row }) => ({
    ...row,
    balance: balance ?? 0,
    createdAt: at.getTime(),
  }));
  return { list, total };
}

/** Proves the books: what is wrong with them, each in a sentence for the log or the terminal. */
export async function proveBooks(db: Db): Promise<string[]> {
  const faults = await selectFaults(db);
  return faults.map(({ fault, of, sum }) => `${fault} ${of} of the ledger is off by ${sum}`);
}
