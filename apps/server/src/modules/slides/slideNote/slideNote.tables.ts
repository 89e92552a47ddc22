import type { SlidePoint } from '@cheese/domain/place/place';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../db/columns';
import { person } from '../../people/person/person.tables';
import { slide } from '../slide/slide.tables';

export const slideNote = pgTable(
  'slide_note',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    slideId: integer()
      .notNull()
      .references(() => slide.id, cascade),
    place: jsonb().$type<SlidePoint>().notNull(),
    text: text().notNull(),
    createdAt: moment().notNull(),
    editedAt: moment(),
  },
  (table) => [
    index('slide_note_of_person').on(table.personId, table.slideId, table.id),
    index('slide_note_of_slide').on(table.slideId),
  ],
);
