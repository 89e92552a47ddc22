import type { MemberTier } from '@cheese/domain/codes/shop/membership';
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';

/** A plan that makes a member for so many days. */
export const memberCard = pgTable('member_card', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  place: integer().notNull().default(0),
  name: text().notNull(),
  tier: text().$type<MemberTier>().notNull(),
  days: integer().notNull(),
  currentPrice: integer().notNull(),
  originalPrice: integer().notNull(),
  /** The announced price from `nextFrom` on; see `shop/price`. */
  nextPrice: integer(),
  nextOriginalPrice: integer(),
  nextFrom: moment(),
  recommend: boolean().notNull().default(false),
  withdrawnAt: moment(),
});

export const memberBenefit = pgTable('member_benefit', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  place: integer().notNull().default(0),
  title: text().notNull(),
  description: text().notNull(),
});
