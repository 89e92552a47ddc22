import type { ImageAdjustment } from '@cheese/domain/codes/slides/imageAdjustment';
import { integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { cascade } from '../../../db/columns';
import { person } from '../../people/person/person.tables';
import { slide } from '../slide/slide.tables';

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
