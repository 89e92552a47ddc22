import type { BodySystem } from '@cheese/domain/codes/bodies/bodySystems';
import type { MorphologyField } from '@cheese/domain/codes/slides/morphology';
import type { SpecimenView } from '@cheese/domain/contract/bodies/specimen';
import { index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../db/columns';
import { bodyModel, bodyStructure } from '../model/model.tables';
import { slide } from '../../slides/slide/slide.tables';

/** A body on a turntable: the product (`productId`) of a commodity of type 2, as libraries are. */
export const specimen = pgTable('specimen', {
  id: integer().primaryKey(),
  modelId: integer()
    .notNull()
    .references(() => bodyModel.id),
  field: smallint().$type<MorphologyField>().notNull(),
  system: smallint().$type<BodySystem>().notNull(),
  nameEn: text().notNull().default(''),
  views: jsonb().$type<SpecimenView[]>().notNull(),
  updatedAt: moment().notNull(),
});

export const specimenHotspot = pgTable(
  'specimen_hotspot',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    specimenId: integer()
      .notNull()
      .references(() => specimen.id, cascade),
    structureId: integer()
      .notNull()
      .references(() => bodyStructure.id, cascade),
    place: smallint().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    /** Index of the specimen's view that shows it. */
    view: smallint().notNull(),
  },
  (table) => [index('specimen_hotspot_of_specimen').on(table.specimenId, table.place)],
);

/** Slides of the same tissue, in their order. */
export const specimenSlide = pgTable(
  'specimen_slide',
  {
    specimenId: integer()
      .notNull()
      .references(() => specimen.id, cascade),
    slideId: integer()
      .notNull()
      .references(() => slide.id, cascade),
    place: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.specimenId, table.slideId] })],
);

export type SpecimenRow = typeof specimen.$inferSelect;
