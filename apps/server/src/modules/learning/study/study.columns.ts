import { sql } from 'drizzle-orm';
import { courseware } from '../course/course.tables';
import { media } from '../media/media.tables';

/** What completes an item, and how much of it there is. */
export const extentColumns = {
  type: courseware.type,
  rule: courseware.rule,
  /** A film knows best how long it runs. */
  durationS: sql<number | null>`coalesce(${media.durationS}, ${courseware.durationS})`,
  pageCount: sql<number>`coalesce(jsonb_array_length(${media.pages}), 0)`,
};
