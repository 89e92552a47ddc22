import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../db/columns';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';
import { slide } from '../slide/slide.tables';

/** Viewing time of one school's members on a slide: milliseconds for each cell of a coarse grid. */
export const slideGaze = pgTable(
  'slide_gaze',
  {
    slideId: integer()
      .notNull()
      .references(() => slide.id, cascade),
    organisationId: integer()
      .notNull()
      .references(() => organisation.id, cascade),
    cells: integer().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.slideId, table.organisationId] })],
);

/** Viewing time of a learner on a slide, with the school they belonged to. */
export const slideWatch = pgTable(
  'slide_watch',
  {
    slideId: integer()
      .notNull()
      .references(() => slide.id, cascade),
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    organisationId: integer()
      .notNull()
      .references(() => organisation.id, cascade),
    seconds: integer().notNull(),
    lastAt: moment().notNull(),
    /** The day on which they looked last, in China, and how much of it was taken into the grid. */
    day: text().notNull(),
    daySeconds: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.slideId, table.personId] }),
    index('slide_watch_of_school').on(table.slideId, table.organisationId),
  ],
);
