import { slide } from '../slide/slide.tables';
import { eq, sql } from 'drizzle-orm';
import { slideNote } from './slideNote.tables';

export const placeColumns = {
  slideId: sql`${sql.placeholder('slideId')}::int`,
  place: sql`${sql.placeholder('place')}::jsonb`,
};

export const slideTitle = sql`(select ${slide}.title from ${slide}
      where ${slide}.id = ${slideNote}.slide_id)`;

export const filterColumns = { slideId: eq(slideNote.slideId, sql.placeholder('slideId')) };
