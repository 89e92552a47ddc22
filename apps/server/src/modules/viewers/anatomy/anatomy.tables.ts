import type { BodySourceKey } from '@cheese/domain/codes/viewers/bodySources';
import type { BodySystem } from '@cheese/domain/codes/viewers/bodySystems';
import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { bodyModel } from '../bodyModel/bodyModel.tables';

const cascade = { onDelete: 'cascade' } as const;

/** By what anatomies are looked for: a row, or one below it. */
export const anatomyCategory = pgTable('anatomy_category', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  parentId: integer().references((): AnyPgColumn => anatomyCategory.id),
  place: smallint().notNull(),
  name: text().notNull(),
});

/** What is studied and sold as one: the product (`productId`) of a commodity of type 16. */
export const anatomy = pgTable(
  'anatomy',
  {
    id: integer().primaryKey(),
    categoryId: integer()
      .notNull()
      .references(() => anatomyCategory.id),
    system: smallint().$type<BodySystem>().notNull(),
    nameEn: text().notNull().default(''),
    highlights: jsonb().$type<{ title: string; text: string }[]>().notNull().default([]),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    /** Whose open data it is, under whose licence it stays; null where it is ours. */
    source: text().$type<BodySourceKey>(),
    /** What an import knows it by, and by what that knows whether anything has changed. */
    origin: text().unique('anatomy_origin'),
    originMark: text(),
  },
  (table) => [index('anatomy_of_category').on(table.categoryId)],
);

/** The models that one studies, in their order. */
export const anatomyModel = pgTable(
  'anatomy_model',
  {
    anatomyId: integer()
      .notNull()
      .references(() => anatomy.id, cascade),
    modelId: integer()
      .notNull()
      .references(() => bodyModel.id, cascade),
    place: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.anatomyId, table.modelId] })],
);

export type AnatomyRow = typeof anatomy.$inferSelect;
