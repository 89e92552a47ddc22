import type { CollectType } from '@cheese/domain/codes/shop/products';
import {
  type AnyPgColumn,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { moment } from '../../../../db/columns';
import { person } from '../../../people/person/person.tables';

const ofPerson = () =>
  integer()
    .notNull()
    .references(() => person.id, { onDelete: 'cascade' });

/** A folder of collected items; `pid` is its parent. */
export const collectCatalog = pgTable(
  'collect_catalog',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: ofPerson(),
    pid: integer().references((): AnyPgColumn => collectCatalog.id, { onDelete: 'cascade' }),
    name: text().notNull(),
  },
  (table) => [index('collect_catalog_of_person').on(table.personId, table.id)],
);

export const collected = pgTable(
  'collected',
  {
    personId: ofPerson(),
    type: smallint().$type<CollectType>().notNull(),
    productId: integer().notNull(),
    collectedAt: moment().notNull(),
    /** By which it is moved and listed. */
    id: integer().notNull().unique().generatedAlwaysAsIdentity(),
    catalogId: integer().references(() => collectCatalog.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.type, table.productId] }),
    index('collected_in_catalog').on(table.catalogId),
  ],
);

export type CollectCatalogRow = typeof collectCatalog.$inferSelect;
