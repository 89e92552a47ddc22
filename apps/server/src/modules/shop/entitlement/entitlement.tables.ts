import type { GrantOrigin } from '@cheese/domain/codes/shop/entitlement';
import type { MemberTier } from '@cheese/domain/codes/shop/membership';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { person } from '../../people/person/person.tables';
import { commodity } from '../goods/commodity.tables';

/**
 * A granted commodity, or a membership if `commodityId` is null. It is active by its timestamps; a
 * withdrawn entitlement stays as a record.
 */
export const entitlement = pgTable(
  'entitlement',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: integer()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    commodityId: integer().references(() => commodity.id, { onDelete: 'restrict' }),
    tier: text().$type<MemberTier>(),
    origin: text().$type<GrantOrigin>().notNull(),
    /** The one thing that gave it, so that it is given once: an item of an order, a code. */
    originKey: text().notNull(),
    grantedAt: moment().notNull(),
    startsAt: moment().notNull(),
    /** Null where it is for good. */
    endsAt: moment(),
    withdrawnAt: moment(),
    /** The name of the school that gives it, of a seat of its licence. */
    giver: text(),
  },
  (table) => [
    unique('entitlement_origin').on(table.origin, table.originKey),
    index('entitlement_of_person').on(table.personId, table.endsAt),
    check('entitlement_span', sql`${table.endsAt} is null or ${table.endsAt} >= ${table.startsAt}`),
    check(
      'entitlement_member_ends',
      sql`${table.commodityId} is not null or ${table.endsAt} is not null`,
    ),
    check('entitlement_thing', sql`(${table.commodityId} is null) = (${table.tier} is not null)`),
  ],
);

export type EntitlementRow = typeof entitlement.$inferSelect;
