import { sql } from 'drizzle-orm';
import { courseware } from '../course/course.tables';
import { media } from '../media/media.tables';

/** How many signs stand on each page of a document, in their order; null where there is none. */
export const pageSigns = sql<number[] | null>`(select jsonb_agg(length(page->>'text') order by nth)
  from jsonb_array_elements(${media.pages}) with ordinality as pages(page, nth))`;

/** How many signs stand in a note, without its marks and the gaps. */
export const signsOfNote = sql<number>`length(regexp_replace(
  coalesce(${courseware.content} ->> 'html', ''), '<[^>]*>|\\s', '', 'g'))`;

/** What completes an item, and how much of it there is. */
export const extentColumns = {
  type: courseware.type,
  rule: courseware.rule,
  /** A film knows best how long it runs. */
  durationS: sql<number | null>`coalesce(${media.durationS}, ${courseware.durationS})`,
  pageCount: sql<number>`coalesce(jsonb_array_length(${media.pages}), 0)`,
};
