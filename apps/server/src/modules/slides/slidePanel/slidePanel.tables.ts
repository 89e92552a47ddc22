import type { SlideWords } from '@cheese/domain/contract/slides/slidePanel';
import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { person } from '../../people/person/person.tables';
import { slide } from '../slide/slide.tables';

/** The owner's texts for a slide, read and saved as one. */
export const slideWords = pgTable('slide_words', {
  slideId: integer()
    .primaryKey()
    .references(() => slide.id, { onDelete: 'cascade' }),
  sections: jsonb().$type<SlideWords['sections']>().notNull(),
  cases: jsonb().$type<SlideWords['cases']>().notNull(),
  /** Optimistic lock: incremented with each save. */
  edition: integer().notNull().default(1),
  updatedAt: moment().notNull(),
  updatedBy: integer().references(() => person.id, { onDelete: 'set null' }),
});
