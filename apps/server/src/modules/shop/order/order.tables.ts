import type { MemberTier } from '@cheese/domain/codes/shop/membership';
import type { EndReason } from '@cheese/domain/codes/shop/orders';
import type { Payway } from '@cheese/domain/codes/shop/payment';
import type { CommodityType } from '@cheese/domain/codes/shop/products';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { person } from '../../people/person/person.tables';
import { coupon } from './coupon.tables';
import type { OrderKind } from './order.kinds';

const thousandths = () => bigint({ mode: 'number' });

/** An order at the prices of its time; its state follows from its timestamps. */
export const shopOrder = pgTable(
  'shop_order',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text().notNull().unique('shop_order_no'),
    personId: integer()
      .notNull()
      .references(() => person.id, { onDelete: 'restrict' }),
    kind: text().$type<OrderKind>().notNull(),
    /** The how-manieth of its kind of this person: the newest says how many there are. */
    nth: integer().notNull(),
    /** Equal for equal purchases, regardless of buyer and order of the items. */
    wanted: text().notNull(),
    total: thousandths().notNull(),
    /** Total without membership, limited-time prices and coupon. */
    fullTotal: thousandths().notNull(),
    /** The first of the orders that took each other's place: one purchase, paid once. */
    firstId: integer().references((): AnyPgColumn => shopOrder.id, { onDelete: 'restrict' }),
    couponId: integer().references(() => coupon.id, { onDelete: 'restrict' }),
    /** As it was called when the order was placed. */
    couponName: text(),
    discount: thousandths().notNull().default(0),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    payway: smallint().$type<Payway>(),
    paidAt: moment(),
    cancelledAt: moment(),
    cancelReason: smallint().$type<EndReason>(),
    cancelNote: text().notNull().default(''),
    refundedAt: moment(),
  },
  (table) => [
    unique('shop_order_of_person').on(table.personId, table.kind, table.nth),
    index('shop_order_open')
      .on(table.personId, table.expiresAt)
      .where(sql`${table.paidAt} is null`),
    index('shop_order_created_at').on(table.createdAt),
    index('shop_order_of_purchase')
      .on(table.firstId)
      .where(sql`${table.firstId} is not null`),
    index('shop_order_of_coupon')
      .on(table.couponId, table.personId)
      .where(sql`${table.couponId} is not null`),
    check(
      'shop_order_total',
      sql`${table.total} > 0 and ${table.fullTotal} >= ${table.total} + ${table.discount}`,
    ),
    check(
      'shop_order_coupon',
      sql`(${table.couponId} is not null) = (${table.discount} > 0) and ${table.discount} >= 0
        and (${table.couponId} is null) = (${table.couponName} is null)`,
    ),
    check('shop_order_paid', sql`(${table.paidAt} is null) or (${table.payway} is not null)`),
    check('shop_order_refunded', sql`${table.refundedAt} is null or ${table.paidAt} is not null`),
  ],
);

/** One thing of an order, as it stood when it was ordered: nothing of it follows later changes. */
export const orderItem = pgTable(
  'order_item',
  {
    orderId: integer()
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    place: smallint().notNull(),
    type: smallint().$type<CommodityType>(),
    /** Id of the specification, membership card or recharge offer. */
    sourceId: integer().notNull(),
    commodityId: integer(),
    /** Its number among those of its type: by it its page is found. */
    productId: integer(),
    title: text().notNull(),
    specificationName: text().notNull().default(''),
    cover: text().notNull().default(''),
    price: thousandths().notNull(),
    fullPrice: thousandths().notNull(),
    tier: text().$type<MemberTier>(),
    /** For how long it opens; null where it is for good. */
    days: integer(),
    /** Recharge amount, without and with the gift. */
    amount: thousandths(),
    gift: thousandths(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.place] })],
);

export type OrderRow = typeof shopOrder.$inferSelect;
export type ItemRow = typeof orderItem.$inferSelect;
