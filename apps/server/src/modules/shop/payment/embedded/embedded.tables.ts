import { bigint, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../../db/columns';
import type { ProviderPayway } from '../../../../ports/payments';

/** The books of the embedded providers: what a real one keeps on its own machines. */
export const embeddedTrade = pgTable('embedded_trade', {
  tradeNo: text().primaryKey(),
  payway: smallint().$type<ProviderPayway>().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  title: text().notNull(),
  openedAt: moment().notNull(),
  expiresAt: moment().notNull(),
  transactionId: text(),
  paidAt: moment(),
  closedAt: moment(),
  /** Set when the demo phone no longer shows it. */
  declinedAt: moment(),
  refundNo: text(),
  refundedAt: moment(),
});

export type EmbeddedTradeRow = typeof embeddedTrade.$inferSelect;
