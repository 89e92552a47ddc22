import type { BodySourceKey } from '@cheese/domain/codes/bodies/bodySources';
import type { BodySystem } from '@cheese/domain/codes/bodies/bodySystems';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';
import { bodyModel } from '../model/model.tables';

const cascade = { onDelete: 'cascade' } as const;

/** By what anatomies are looked for: a row, or one below it. */
export const anatomyCategory = pgTable('anatomy_category', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  parentId: integer().references((): AnyPgColumn => anatomyCategory.id),
  place: smallint().notNull(),
  name: text().notNull(),
});

/** Above the products of commodities: what schools and the platform make has numbers from here on. */
export const FIRST_MADE_ANATOMY = 100_001;

/**
 * What is studied as one. What is sold is the product (`productId`) of a commodity of type 16, which
 * names it, too; what a school or the platform made is named here, and nothing sells it.
 */
export const anatomy = pgTable(
  'anatomy',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_MADE_ANATOMY }),
    /** None of what was made. */
    categoryId: integer().references(() => anatomyCategory.id),
    /** Whose it is; null where it is the platform's. */
    organisationId: integer().references(() => organisation.id, cascade),
    title: text().notNull().default(''),
    summary: text().notNull().default(''),
    cover: text().notNull().default(''),
    /** Of what was made: whether learners see it. */
    isShown: boolean().notNull().default(true),
    /** Counts what was saved of it. */
    edition: integer().notNull().default(1),
    createdBy: integer().references(() => person.id, { onDelete: 'set null' }),
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
  (table) => [
    index('anatomy_of_category').on(table.categoryId),
    index('anatomy_of_school').on(table.organisationId, table.id),
  ],
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
