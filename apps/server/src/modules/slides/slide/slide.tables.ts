import {
  type AnyPgColumn,
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { BodySystem } from '@cheese/domain/codes/bodies/bodySystems';
import type { MorphologyField, SlideStain } from '@cheese/domain/codes/slides/morphology';
import { cascade, moment } from '../../../db/columns';
import { media } from '../../learning/mediaFile/media.tables';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';

/**
 * A collection of slides. One that is the platform's is the product (`productId`) of a commodity of
 * type 2; a school has one of its own.
 */
export const slideLibrary = pgTable(
  'slide_library',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    /** Owning school; null for the platform. */
    organisationId: integer().references(() => organisation.id, cascade),
    name: text().notNull(),
    field: smallint().$type<MorphologyField>().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [unique('slide_library_of_school').on(table.organisationId)],
);

export const slideFolder = pgTable(
  'slide_folder',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    libraryId: integer()
      .notNull()
      .references(() => slideLibrary.id, cascade),
    parentId: integer().references((): AnyPgColumn => slideFolder.id),
    place: smallint().notNull().default(0),
    name: text().notNull(),
  },
  (table) => [index('slide_folder_of_library').on(table.libraryId)],
);

/** One level of a picture in tiles: of a TIFF where its directory stands, of others its number. */
export interface ScanLevel {
  width: number;
  height: number;
  at: number;
}

/** Source of a slide's tiles: the uploaded file, a pyramid made from it, or a generated drawing. */
export const slideScan = pgTable('slide_scan', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  mediaId: integer()
    .unique('slide_scan_of_media')
    .references(() => media.id, cascade),
  kind: text().$type<'tiff' | 'drawn'>().notNull(),
  /** Storage key, or the name of the drawing. */
  key: text().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  tileSize: integer().notNull(),
  overlap: smallint().notNull().default(0),
  /** From the smallest to the full picture. */
  levels: jsonb().$type<ScanLevel[]>().notNull(),
  /** Micrometres a pixel; null where the file does not say. */
  mpp: doublePrecision(),
  objective: doublePrecision(),
  /** For teachers only, since these pictures may name a patient. */
  label: text(),
  macro: text(),
});

export const slide = pgTable(
  'slide',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    libraryId: integer()
      .notNull()
      .references(() => slideLibrary.id, cascade),
    scanId: integer()
      .notNull()
      .references(() => slideScan.id),
    folderId: integer().references(() => slideFolder.id),
    /** Its order among those of its library. */
    place: smallint().notNull().default(0),
    title: text().notNull(),
    titleEn: text().notNull().default(''),
    summary: text().notNull().default(''),
    /** The specimen the section was cut from. */
    material: text().notNull().default(''),
    source: text().notNull().default(''),
    field: smallint().$type<MorphologyField>().notNull(),
    system: smallint().$type<BodySystem>(),
    organ: text().notNull().default(''),
    stain: smallint().$type<SlideStain>().notNull(),
    /** Values entered by the owner if the file has none. */
    saidMpp: doublePrecision(),
    saidObjective: doublePrecision(),
    /** Counts what was saved of it. */
    edition: integer().notNull().default(1),
    thumbnail: text().notNull().default(''),
    viewCount: integer().notNull().default(0),
    /** Shown to the learners of its school; of the platform's it is whether it is shown at all. */
    isShown: boolean().notNull().default(true),
    createdBy: integer().references(() => person.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('slide_of_library').on(table.libraryId, table.place, table.id),
    index('slide_of_scan').on(table.scanId),
    index('slide_of_folder').on(table.folderId),
  ],
);

/** When a viewer was last counted; visitors are counted by network. */
export const slideLook = pgTable(
  'slide_look',
  {
    slideId: integer()
      .notNull()
      .references(() => slide.id, cascade),
    looker: text().notNull(),
    lookedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.slideId, table.looker] })],
);

export type SlideFolderRow = typeof slideFolder.$inferSelect;
export type SlideRow = typeof slide.$inferSelect;
export type ScanRow = typeof slideScan.$inferSelect;
export type NewScan = typeof slideScan.$inferInsert;
