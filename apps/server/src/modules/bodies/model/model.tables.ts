import type { ModelFormat } from '@cheese/domain/codes/bodies/modelFormats';
import type { ModelFile, Sickness } from '@cheese/domain/contract/bodies/shapes/model';
import type { ModelReport } from '@cheese/domain/contract/bodies/modelMaking';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { cascade } from '../../../db/columns';
import { media } from '../../learning/mediaFile/media.tables';

/** A flow through parts of a body in order, each with its name along the way. */
export interface BodyFlow {
  title: string;
  text: string;
  stations: { id: number; name: string }[];
}

/** A body in three dimensions: its file, which is handed out by signed addresses, and a picture. */
export const bodyModel = pgTable('body_model', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Storage key; browsers only ever get signed addresses. */
  key: text().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  title: text().notNull(),
  format: text().$type<ModelFormat>().notNull(),
  preview: text().notNull(),
  /** Differences from real anatomy, told to learners. */
  simplified: text().notNull().default(''),
  /** Millimetres for one unit of the model; null if unknown. */
  unitMm: doublePrecision(),
  /** From outside to inside. */
  layers: jsonb().$type<ModelFile['layers']>().notNull().default([]),
  /** Labels with text at places on the model. */
  pins: jsonb().$type<ModelFile['pins']>().notNull().default([]),
  /** Known orders of its parts besides the layers. */
  flows: jsonb().$type<BodyFlow[]>().notNull().default([]),
  /** The file that a teacher brought, and what became of it; null where it was planted. */
  mediaId: integer()
    .unique('body_model_of_media')
    .references(() => media.id),
  report: jsonb().$type<ModelReport>(),
  /** The same body in health, where this one is sick, and what it has. */
  healthyId: integer().references((): AnyPgColumn => bodyModel.id, cascade),
  sickness: jsonb().$type<Omit<Sickness, 'healthyId'>>(),
});

/** A named part of a model; one that holds others need not be seen itself. */
export const bodyStructure = pgTable(
  'body_structure',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    modelId: integer()
      .notNull()
      .references(() => bodyModel.id, cascade),
    parentId: integer(),
    place: smallint().notNull(),
    name: text().notNull(),
    nameEn: text().notNull().default(''),
    nameLatin: text().notNull().default(''),
    /** False if the name is still English. */
    isTranslated: boolean().notNull().default(true),
    /** Number in the Foundational Model of Anatomy, if known. */
    fma: integer(),
    /** Syllables, with a space between them. */
    spelling: text().notNull().default(''),
    description: text().notNull().default(''),
    color: text().notNull().default(''),
    /** Names of the file's nodes. */
    meshes: jsonb().$type<string[]>().notNull().default([]),
    /** Its place among the layers of its model. */
    layer: smallint(),
    anchor: jsonb().$type<{ x: number; y: number; z: number }>(),
  },
  (table) => [index('body_structure_of_model').on(table.modelId, table.place)],
);

export type BodyModelRow = typeof bodyModel.$inferSelect;
export type BodyStructureRow = typeof bodyStructure.$inferSelect;
