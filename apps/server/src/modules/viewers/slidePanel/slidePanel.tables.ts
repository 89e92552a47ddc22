import type { PathologyCase, SlideSection } from '@cheese/domain/contract/viewers/slidePanel';
import { integer, jsonb, pgTable, primaryKey, smallint, timestamp } from 'drizzle-orm/pg-core';
import { person } from '../../people/person/person.tables';
import { slide } from '../slide/slide.tables';

const ofSlide = () =>
  integer()
    .notNull()
    .references(() => slide.id, { onDelete: 'cascade' });

/** What who keeps a slide wrote beside it; read and saved as one. */
export const slideWords = pgTable('slide_words', {
  slideId: ofSlide().primaryKey(),
  sections: jsonb().$type<SlideSection[]>().notNull(),
  cases: jsonb().$type<Omit<PathologyCase, 'id'>[]>().notNull(),
  /** Counts its savings: who writes on an older one is told. */
  edition: integer().notNull().default(1),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
  updatedBy: integer().references(() => person.id, { onDelete: 'set null' }),
});

/** What a slide leads to: an item of a course with a film (1), a chapter of a question bank (2). */
export const slideLink = pgTable(
  'slide_link',
  {
    slideId: ofSlide(),
    kind: smallint().$type<1 | 2>().notNull(),
    targetId: integer().notNull(),
    place: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.slideId, table.kind, table.targetId] })],
);
