import type { Payway, WordSource } from '@cheese/domain/codes/shop/payment';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { shopOrder } from './order.tables';

const thousandths = () => bigint({ mode: 'number' });

/** One try to pay an order: what a provider was asked for, and what it has proven since. */
export const payment = pgTable(
  'payment',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'restrict' }),
    payway: smallint().$type<Payway>().notNull(),
    /** Our number for the payment, given to the provider. */
    tradeNo: text().notNull().unique('payment_trade_no'),
    amount: thousandths().notNull(),
    /** Shown to the payer as a QR code or in a frame; null until the provider has answered. */
    code: text(),
    createdAt: moment().notNull(),
    /** The provider's own number, and when it was paid by its clock. */
    transactionId: text(),
    paidAt: moment(),
    /** When the provider took back its code. */
    closedAt: moment(),
  },
  (table) => [
    index('payment_of_order').on(table.orderId),
    index('payment_paid_at').on(table.paidAt),
    unique('payment_transaction').on(table.payway, table.transactionId),
    check('payment_amount', sql`${table.amount} > 0`),
    check('payment_paid', sql`(${table.paidAt} is null) = (${table.transactionId} is null)`),
  ],
);

/** Money on its way back: its number follows from the payment, so that it goes back once. */
export const refund = pgTable(
  'refund',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    paymentId: integer()
      .notNull()
      .unique('refund_of_payment')
      .references(() => payment.id, { onDelete: 'restrict' }),
    refundNo: text().notNull().unique('refund_no'),
    amount: thousandths().notNull(),
    reason: text().notNull(),
    /** 1 if the refund takes back delivered goods, 0 if nothing was delivered. */
    ofDelivered: smallint().$type<0 | 1>().notNull(),
    askedAt: moment().notNull(),
    doneAt: moment(),
    failure: text(),
  },
  (table) => [check('refund_amount', sql`${table.amount} > 0`)],
);

/** Everything that a provider said, believed or not: what an operator looks at when in doubt. */
export const providerWord = pgTable(
  'provider_word',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    payway: smallint().$type<Payway>().notNull(),
    /** Source of the message: a callback, a query, or a bill. */
    source: text().$type<WordSource>().notNull(),
    verdict: text().notNull(),
    tradeNo: text(),
    said: jsonb().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    index('provider_word_of_trade').on(table.tradeNo),
    index('provider_word_at').on(table.at),
  ],
);

export type PaymentRow = typeof payment.$inferSelect;
export type RefundRow = typeof refund.$inferSelect;
