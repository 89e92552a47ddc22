import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../db/columns';
import { person } from '../../people/person/person.tables';
import { slide } from '../slide/slide.tables';

export const slideSeen = pgTable(
  'slide_seen',
  {
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    slideId: integer()
      .notNull()
      .references(() => slide.id, cascade),
    /** As the slide's address says it. */
    view: text().notNull(),
    seenAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.slideId] }),
    index('slide_seen_lately').on(table.personId, table.seenAt),
    index('slide_seen_of_slide').on(table.slideId),
  ],
);
