import type { ImageAdjustment } from '@cheese/domain/codes/slides/imageAdjustment';
import { integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { person } from '../../people/person/person.tables';
import { slide } from '../slide/slide.tables';

const cascade = { onDelete: 'cascade' } as const;

export const imageAdjustment = pgTable(
  'image_adjustment',
  {
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    slideId: integer()
      .notNull()
      .references(() => slide.id, cascade),
    knobs: jsonb().$type<ImageAdjustment>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.slideId] })],
);
