import { titleKindCodes, type TitleKind } from '@cheese/domain/codes/shop/invoices';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { literal } from '../../../db/literal';
import { bytea } from '../../../db/bytea';
import { person } from '../../people/person/person.tables';
import { shopOrder } from '../order/order.tables';

/** A request for an invoice of an order; its state follows from its timestamps. */
export const invoiceRequest = pgTable(
  'invoice_request',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'restrict' }),
    personId: integer()
      .notNull()
      .references(() => person.id, { onDelete: 'restrict' }),
    titleKind: smallint().$type<TitleKind>().notNull(),
    title: text().notNull(),
    taxNo: text(),
    email: text(),
    /** Amount paid with money, at the time of the request. */
    amount: bigint({ mode: 'number' }).notNull(),
    createdAt: moment().notNull(),
    number: text().unique('invoice_request_number'),
    issuedAt: moment(),
    rejectedAt: moment(),
    rejectReason: text(),
    withdrawnAt: moment(),
  },
  (table) => [
    uniqueIndex('invoice_request_living')
      .on(table.orderId)
      .where(sql`${table.rejectedAt} is null and ${table.withdrawnAt} is null`),
    index('invoice_request_of_person').on(table.personId, table.id),
    check('invoice_request_amount', sql`${table.amount} > 0`),
    check(
      'invoice_request_company',
      sql`${table.titleKind} <> ${literal(titleKindCodes.company)} or ${table.taxNo} is not null`,
    ),
    check('invoice_request_issued', sql`(${table.issuedAt} is null) = (${table.number} is null)`),
    check(
      'invoice_request_rejected',
      sql`(${table.rejectedAt} is null) = (${table.rejectReason} is null)`,
    ),
    check(
      'invoice_request_ends_once',
      sql`num_nonnulls(${table.issuedAt}, ${table.rejectedAt}, ${table.withdrawnAt}) <= 1`,
    ),
  ],
);

/** The real invoice, as an operator brought it: it holds names and tax numbers, so it lies here. */
export const invoiceFile = pgTable('invoice_file', {
  invoiceId: integer()
    .primaryKey()
    .references(() => invoiceRequest.id, { onDelete: 'cascade' }),
  content: bytea().notNull(),
  uploadedAt: moment().notNull(),
});

export type InvoiceRow = typeof invoiceRequest.$inferSelect;
