import type { PricedKind } from '@cheese/domain/codes/shop/prices';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { person } from '../../people/person/person.tables';

const thousandths = () => bigint({ mode: 'number' });

/**
 * A log of price changes with old and new value, time and operator. Rows are only updated when a
 * change is taken back.
 */
export const priceChange = pgTable(
  'price_change',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<PricedKind>().notNull(),
    thingId: integer().notNull(),
    isLimited: boolean().notNull().default(false),
    price: thousandths().notNull(),
    originalPrice: thousandths(),
    vipPrice: thousandths(),
    priceBefore: thousandths().notNull(),
    originalPriceBefore: thousandths(),
    vipPriceBefore: thousandths(),
    startsAt: moment().notNull(),
    /** Limited-time prices only. */
    endsAt: moment(),
    byPersonId: integer()
      .notNull()
      .references(() => person.id, { onDelete: 'restrict' }),
    at: moment().notNull(),
    withdrawnAt: moment(),
  },
  (table) => [
    index('price_change_of_thing').on(table.kind, table.thingId, table.id),
    check('price_change_limited', sql`${table.isLimited} = (${table.endsAt} is not null)`),
  ],
);

export type PriceChangeRow = typeof priceChange.$inferSelect;
