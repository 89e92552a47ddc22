import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { slide } from '../slide/slide.tables';
import { tourColumns } from '../tour/tour.tables';

/** A teacher's tour of a slide, stop by stop. */
export const slideTour = pgTable(
  'slide_tour',
  {
    ...tourColumns(),
    slideId: integer()
      .notNull()
      .references(() => slide.id, { onDelete: 'cascade' }),
  },
  (table) => [index('slide_tour_of_slide').on(table.slideId, table.organisationId)],
);
