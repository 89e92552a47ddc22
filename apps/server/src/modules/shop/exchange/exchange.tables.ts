import { exchangeKindCodes, type ExchangeKind } from '@cheese/domain/codes/shop/exchange';
import type { MemberTier } from '@cheese/domain/codes/shop/membership';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { literal } from '../../../db/literal';
import { person } from '../../people/person/person.tables';
import { commodity } from '../goods/commodity.tables';
import { coupon } from '../order/coupon.tables';

/** Codes that are made together and are good for the same. */
export const codeBatch = pgTable(
  'code_batch',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    kind: smallint().$type<ExchangeKind>().notNull(),
    /** Virtual currency, in thousandths. */
    amount: bigint({ mode: 'number' }),
    tier: text().$type<MemberTier>(),
    commodityId: integer().references(() => commodity.id, { onDelete: 'restrict' }),
    couponId: integer().references(() => coupon.id, { onDelete: 'restrict' }),
    /** Validity of a membership or of a temporary commodity. */
    days: integer(),
    /** Number of codes of the batch that one person may use. */
    perPerson: integer().notNull().default(1),
    startsAt: moment().notNull(),
    endsAt: moment(),
    voidedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    check(
      'code_batch_good_for',
      sql`case ${table.kind}
        when ${literal(exchangeKindCodes.balance)} then coalesce(${table.amount}, 0) > 0 and ${table.tier} is null
          and ${table.commodityId} is null
        when ${literal(exchangeKindCodes.membership)} then ${table.tier} is not null and coalesce(${table.days}, 0) > 0
          and ${table.commodityId} is null
        when ${literal(exchangeKindCodes.commodity)} then ${table.commodityId} is not null and ${table.tier} is null
          and coalesce(${table.days}, 1) > 0
        when ${literal(exchangeKindCodes.coupon)} then ${table.couponId} is not null and ${table.tier} is null
          and ${table.commodityId} is null and ${table.days} is null
        else false end and (${table.kind} = ${literal(exchangeKindCodes.coupon)}) = (${table.couponId} is not null) and ${table.perPerson} > 0`,
    ),
  ],
);

/** One code, good once. */
export const exchangeCode = pgTable(
  'exchange_code',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    batchId: integer()
      .notNull()
      .references(() => codeBatch.id, { onDelete: 'cascade' }),
    code: text().notNull().unique('exchange_code_code'),
    personId: integer().references(() => person.id, { onDelete: 'restrict' }),
    exchangedAt: moment(),
  },
  (table) => [
    index('exchange_code_of_batch').on(table.batchId),
    index('exchange_code_of_person').on(table.personId, table.id),
    check('exchange_code_used', sql`(${table.personId} is null) = (${table.exchangedAt} is null)`),
  ],
);

export type BatchRow = typeof codeBatch.$inferSelect;
export type CodeRow = typeof exchangeCode.$inferSelect;
