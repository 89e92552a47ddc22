import type { CollectType } from '@cheese/domain/codes/shop/products';
import { integer, pgTable, primaryKey, smallint, timestamp } from 'drizzle-orm/pg-core';
import { person } from '../../people/person/person.tables';

/** What somebody keeps to come back to. */
export const collected = pgTable(
  'collected',
  {
    personId: integer()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    type: smallint().$type<CollectType>().notNull(),
    productId: integer().notNull(),
    collectedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.type, table.productId] })],
);
