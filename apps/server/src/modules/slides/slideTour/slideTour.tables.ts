import { noteVisibilityCodes, type NoteVisibility } from '@cheese/domain/codes/base/visibility';
import type { TourStop } from '@cheese/domain/contract/slides/slideTour';
import { index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';
import type { Said } from '../../people/publicWord/publicWord.said';
import { slide } from '../slide/slide.tables';

const moment = () => timestamp({ withTimezone: true });
const cascade = { onDelete: 'cascade' } as const;

/** A teacher's tour of a slide, stop by stop. */
export const slideTour = pgTable(
  'slide_tour',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slideId: integer()
      .notNull()
      .references(() => slide.id, cascade),
    /** Owning school; null for the platform. */
    organisationId: integer().references(() => organisation.id, cascade),
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    title: text().$type<Said>().notNull(),
    /** Titles and texts of its stops by their names, as JSON. */
    words: text().$type<Said>().notNull(),
    stops: jsonb().$type<Pick<TourStop, 'id' | 'view' | 'sound'>[]>().notNull().default([]),
    version: integer().notNull().default(0),
    visibility: smallint().$type<NoteVisibility>().notNull().default(noteVisibilityCodes.private),
    /** Start of moderation of a public tour. */
    heldAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index('slide_tour_of_slide').on(table.slideId, table.organisationId)],
);

export type SlideTourRow = typeof slideTour.$inferSelect;
