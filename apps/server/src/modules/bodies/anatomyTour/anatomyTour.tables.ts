import { noteVisibilityCodes, type NoteVisibility } from '@cheese/domain/codes/base/visibility';
import type { AnatomyTour } from '@cheese/domain/contract/bodies/anatomyTour';
import { index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';
import type { Said } from '../../people/publicWord/publicWord.said';
import { anatomy } from '../anatomy/anatomy.tables';
import { bodyModel } from '../model/model.tables';

const moment = () => timestamp({ withTimezone: true });
const cascade = { onDelete: 'cascade' } as const;

/** A teacher's tour of a model, stop by stop. */
export const anatomyTour = pgTable(
  'anatomy_tour',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    anatomyId: integer()
      .notNull()
      .references(() => anatomy.id, cascade),
    modelId: integer()
      .notNull()
      .references(() => bodyModel.id, cascade),
    /** Owning school; null for the platform. */
    organisationId: integer().references(() => organisation.id, cascade),
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    title: text().$type<Said>().notNull(),
    /** Titles and texts of its stops by their names, as JSON. */
    words: text().$type<Said>().notNull(),
    stops: jsonb()
      .$type<Pick<AnatomyTour['stops'][number], 'id' | 'view' | 'sound'>[]>()
      .notNull()
      .default([]),
    version: integer().notNull().default(0),
    visibility: smallint().$type<NoteVisibility>().notNull().default(noteVisibilityCodes.private),
    /** Start of moderation of a public tour. */
    heldAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index('anatomy_tour_of_anatomy').on(table.anatomyId, table.organisationId)],
);

export type AnatomyTourRow = typeof anatomyTour.$inferSelect;
