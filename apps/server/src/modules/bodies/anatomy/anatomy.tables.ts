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
} from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../db/columns';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';
import { bodyModel } from '../model/model.tables';

/** By what anatomies are looked for: a row, or one below it. */
export const anatomyCategory = pgTable('anatomy_category', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  parentId: integer().references((): AnyPgColumn => anatomyCategory.id),
  place: smallint().notNull(),
  name: text().notNull(),
});

/** Ids of anatomies made by schools and the platform start here, above the products of commodities. */
export const FIRST_MADE_ANATOMY = 100_001;

/**
 * A set of models studied together. A sold anatomy is the product (`productId`) of a commodity of
 * type 16, which holds its title and price; one that a school or the platform made has its title
 * here and is not sold.
 */
export const anatomy = pgTable(
  'anatomy',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_MADE_ANATOMY }),
    /** Null for a made anatomy. */
    categoryId: integer().references(() => anatomyCategory.id),
    /** Owning school; null for the platform. */
    organisationId: integer().references(() => organisation.id, cascade),
    title: text().notNull().default(''),
    summary: text().notNull().default(''),
    cover: text().notNull().default(''),
    /** For a made anatomy, whether learners see it. */
    isShown: boolean().notNull().default(true),
    /** Counts what was saved of it. */
    edition: integer().notNull().default(1),
    createdBy: integer().references(() => person.id, { onDelete: 'set null' }),
    system: smallint().$type<BodySystem>().notNull(),
    nameEn: text().notNull().default(''),
    highlights: jsonb().$type<{ title: string; text: string }[]>().notNull().default([]),
    updatedAt: moment().notNull(),
    /** Source of open data, whose licence applies; null for our own. */
    source: text().$type<BodySourceKey>(),
    /** Key of the import, and its fingerprint that tells whether anything has changed. */
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
