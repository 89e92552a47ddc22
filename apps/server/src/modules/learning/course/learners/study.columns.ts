import { sql } from 'drizzle-orm';
import { courseware } from '../course.tables';
import { media } from '../../mediaFile/media.tables';

/** Number of characters on each page in order; null if the document has no text. */
export const pageSigns = sql<number[] | null>`(select jsonb_agg(length(page->>'text') order by nth)
  from jsonb_array_elements(${media.pages}) with ordinality as pages(page, nth))`;

/** Number of characters in a note, without tags and spaces. */
export const signsOfNote = sql<number>`length(regexp_replace(
  coalesce(${courseware.content} ->> 'html', ''), '<[^>]*>|\\s', '', 'g'))`;

export const extentColumns = {
  type: courseware.type,
  rule: courseware.rule,
  /** A film knows best how long it runs. */
  durationS: sql<number | null>`coalesce(${media.durationS}, ${courseware.durationS})`,
  pageCount: sql<number>`coalesce(jsonb_array_length(${media.pages}), 0)`,
};
