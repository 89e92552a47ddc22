import { noteVisibilityCodes, type NoteVisibility } from '@cheese/domain/codes/base/visibility';
import type { LayerKind } from '@cheese/domain/codes/slides/slideLayers';
import type { LayerShape, SlideLayer } from '@cheese/domain/contract/slides/annotation';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../db/columns';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';
import type { PassedText } from '../../people/publicWord/publicWord.passed';
import { slide } from '../slide/slide.tables';

/** A shape without its words; `at` is the version in which it changed last. */
export type DrawnShape = Omit<LayerShape, 'text'> & { at: number };

/** Shapes that lie over a slide together. */
export const slideLayer = pgTable(
  'slide_layer',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slideId: integer()
      .notNull()
      .references(() => slide.id, cascade),
    kind: text().$type<LayerKind>().notNull(),
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    /**
     * Owner of a teaching layer (null for the platform), or the school that a learner's layer is
     * submitted to.
     */
    organisationId: integer().references(() => organisation.id, cascade),
    name: text().$type<PassedText>().notNull(),
    /** The texts of its shapes by their names, as JSON. */
    words: text().$type<PassedText>().notNull(),
    colour: text().$type<SlideLayer['colour']>().notNull(),
    shapes: jsonb().$type<DrawnShape[]>().notNull().default([]),
    shapeCount: integer().notNull().default(0),
    version: integer().notNull().default(0),
    visibility: smallint().$type<NoteVisibility>().notNull().default(noteVisibilityCodes.private),
    /** Start of moderation of a public layer. */
    heldAt: moment(),
    /** Last notification of the teachers about its submission. */
    toldAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('slide_layer_of_slide').on(table.slideId, table.kind, table.organisationId),
    uniqueIndex('slide_layer_own')
      .on(table.slideId, table.personId)
      .where(sql`${table.kind} = 'own'`),
  ],
);

export type SlideLayerRow = typeof slideLayer.$inferSelect;
