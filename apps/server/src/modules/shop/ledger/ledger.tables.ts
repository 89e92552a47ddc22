import type { BalanceChange } from '@cheese/domain/codes/shop/balance';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { person } from '../../people/person/person.tables';
import type { AccountKind } from './ledger.accounts';

const thousandths = () => bigint({ mode: 'number' });

/**
 * Accounts of money and virtual currency. A trigger keeps a person's balance with each line
 * (migration 0016) and never below zero. A house account would be one row that every transaction
 * locks, so its balance is the sum of its lines.
 */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<AccountKind>().notNull(),
    personId: integer().references(() => person.id, { onDelete: 'restrict' }),
    balance: thousandths(),
  },
  (table) => [
    unique('ledger_account_owner').on(table.kind, table.personId).nullsNotDistinct(),
    check('ledger_account_balance', sql`${table.balance} >= 0`),
    check(
      'ledger_account_kept',
      sql`(${table.personId} is null) = (${table.balance} is null) and (${table.kind} = 'person') = (${table.personId} is not null)`,
    ),
  ],
);

/** One thing that happened, with at least two lines whose sum is zero. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Idempotency key, so that an entry is written once. */
    key: text().notNull().unique('ledger_entry_key'),
    kind: smallint().$type<BalanceChange>().notNull(),
    title: text().notNull(),
    orderNo: text(),
    at: moment().notNull(),
  },
  (table) => [index('ledger_entry_at').on(table.at)],
);

/** Above zero where an account gains. */
export const ledgerLine = pgTable(
  'ledger_line',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    entryId: integer()
      .notNull()
      .references(() => ledgerEntry.id, { onDelete: 'restrict' }),
    accountId: integer()
      .notNull()
      .references(() => ledgerAccount.id, { onDelete: 'restrict' }),
    amount: thousandths().notNull(),
    /** Balance after this line; persons only. */
    balance: thousandths(),
  },
  (table) => [
    index('ledger_line_of_account').on(table.accountId, table.id),
    index('ledger_line_of_entry').on(table.entryId),
    check('ledger_line_moves', sql`${table.amount} <> 0`),
  ],
);
