import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { person } from '../../people/person/person.tables';
import { slide } from '../slide/slide.tables';

const cascade = { onDelete: 'cascade' } as const;

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
    seenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.slideId] }),
    index('slide_seen_lately').on(table.personId, table.seenAt),
    index('slide_seen_of_slide').on(table.slideId),
  ],
);
