import {
  couponKindCodes,
  couponScopeCodes,
  type CouponAudience,
  type CouponKind,
  type CouponScope,
  type CouponWay,
} from '@cheese/domain/codes/shop/coupons';
import type { CommodityType } from '@cheese/domain/codes/shop/products';
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
import { literal } from '../../../db/literal';
import { person } from '../../people/person/person.tables';
import { commodity } from '../goods/commodity.tables';

const thousandths = () => bigint({ mode: 'number' });

/** Uses are not stored here; they are counted from the orders that refer to the coupon. */
export const coupon = pgTable(
  'coupon',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    kind: smallint().$type<CouponKind>().notNull(),
    amount: thousandths(),
    percent: smallint(),
    atMost: thousandths(),
    atLeast: thousandths().notNull().default(0),
    audience: smallint().$type<CouponAudience>().notNull(),
    scope: smallint().$type<CouponScope>().notNull(),
    commodityType: smallint().$type<CommodityType>(),
    commodityId: integer().references(() => commodity.id, { onDelete: 'restrict' }),
    way: smallint().$type<CouponWay>().notNull(),
    perPerson: integer().notNull().default(1),
    inAll: integer(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    voidedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('coupon_ends_at').on(table.endsAt),
    check(
      'coupon_takes_off',
      sql`case ${table.kind}
        when ${literal(couponKindCodes.amount)} then coalesce(${table.amount}, 0) > 0 and ${table.percent} is null
        when ${literal(couponKindCodes.percent)} then coalesce(${table.percent}, 0) between 1 and 99 and ${table.amount} is null
        else false end and ${table.perPerson} > 0 and ${table.endsAt} > ${table.startsAt}`,
    ),
    check(
      'coupon_scope',
      sql`(${table.scope} = ${literal(couponScopeCodes.commodityType)}) = (${table.commodityType} is not null)
        and (${table.scope} = ${literal(couponScopeCodes.commodity)}) = (${table.commodityId} is not null)`,
    ),
  ],
);

/** A coupon granted by an operator or a code; valid for one use. */
export const heldCoupon = pgTable(
  'held_coupon',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    couponId: integer()
      .notNull()
      .references(() => coupon.id, { onDelete: 'restrict' }),
    personId: integer()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    origin: text().$type<'grant' | 'exchange'>().notNull(),
    /** The one act or code that gave it. */
    originKey: text().notNull(),
    gotAt: moment().notNull(),
  },
  (table) => [
    unique('held_coupon_origin').on(table.origin, table.originKey),
    index('held_coupon_of_person').on(table.personId, table.couponId),
    index('held_coupon_of_coupon').on(table.couponId),
  ],
);

export type CouponRow = typeof coupon.$inferSelect;
