import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { courseware } from './course.tables';

/** Does not check access. */
export async function findItem(db: Db, id: number) {
  const plan = prepared(db, 'courseware', () =>
    db
      .select()
      .from(courseware)
      .where(eq(courseware.id, sql.placeholder('id')))
      .prepare('courseware'),
  );
  const [row] = await plan.execute({ id });
  return row ?? null;
}

/** Sets the duration of items created before it was known. */
export async function setDurations(db: Db, id: number, durationS: number) {
  await db.update(courseware).set({ durationS }).where(eq(courseware.mediaId, id));
}
