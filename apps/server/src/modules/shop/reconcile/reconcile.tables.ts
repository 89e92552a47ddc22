import type { DifferenceCause, ReconcileFailure } from '@cheese/domain/codes/shop/reconcile';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import type { BillLine, ProviderPayway } from '../../../ports/payments';
import { person } from '../../people/person/person.tables';
import { shopOrder } from '../order/order.tables';

const thousandths = () => bigint({ mode: 'number' });

export interface Side {
  paidCount: number;
  paid: number;
  refundCount: number;
  refund: number;
}

/** A line of a provider's daily bill, as fetched. */
export const billLine = pgTable(
  'bill_line',
  {
    payway: smallint().$type<ProviderPayway>().notNull(),
    kind: text().$type<BillLine['kind']>().notNull(),
    tradeNo: text().notNull(),
    transactionId: text().notNull(),
    refundNo: text().notNull().default(''),
    day: text().notNull(),
    amount: thousandths().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'bill_line_once',
      columns: [table.payway, table.kind, table.tradeNo, table.transactionId, table.refundNo],
    }),
  ],
);

/** A day of a provider beside ours; `failure` says why the last try came to nothing. */
export const reconciliation = pgTable(
  'reconciliation',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    day: text().notNull(),
    payway: smallint().$type<ProviderPayway>().notNull(),
    ranAt: moment().notNull(),
    /** When both sides were last laid beside each other; null where they never were. */
    comparedAt: moment(),
    failure: text().$type<ReconcileFailure>(),
    theirs: jsonb().$type<Side>().notNull(),
    ours: jsonb().$type<Side>().notNull(),
    matched: jsonb().$type<Side>().notNull(),
  },
  (table) => [unique('reconciliation_of_day').on(table.day, table.payway)],
);

/** A difference between the two sides; it stays as a record after it is settled. */
export const billDifference = pgTable(
  'bill_difference',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reconciliationId: integer()
      .notNull()
      .references(() => reconciliation.id, { onDelete: 'restrict' }),
    cause: text().$type<DifferenceCause>().notNull(),
    tradeNo: text().notNull(),
    refundNo: text().notNull().default(''),
    orderId: integer().references(() => shopOrder.id, { onDelete: 'restrict' }),
    theirs: thousandths(),
    ours: thousandths(),
    at: moment().notNull(),
    settledAt: moment(),
    /** Null where it settled by itself. */
    settledBy: integer().references(() => person.id, { onDelete: 'restrict' }),
    note: text().notNull().default(''),
  },
  (table) => [
    unique('bill_difference_once').on(
      ...([table.reconciliationId, table.cause, table.tradeNo, table.refundNo] as const),
    ),
    index('bill_difference_of_trade').on(table.tradeNo),
  ],
);

export type ReconciliationRow = typeof reconciliation.$inferSelect;
export type DifferenceRow = typeof billDifference.$inferSelect;
