import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { courseChapter, courseware } from '../course/course.tables';

export async function insertChapter(
  db: Db,
  row: typeof courseChapter.$inferInsert,
): Promise<number> {
  const [made] = await db.insert(courseChapter).values(row).returning({ id: courseChapter.id });
  if (!made) throw new Error('the chapter was not written');
  return made.id;
}

export async function insertItem(db: Db, row: typeof courseware.$inferInsert): Promise<number> {
  const [made] = await db.insert(courseware).values(row).returning({ id: courseware.id });
  if (!made) throw new Error('the item was not written');
  return made.id;
}

export const updateChapter = (
  db: Db,
  id: number,
  changed: Partial<typeof courseChapter.$inferInsert>,
) => db.update(courseChapter).set(changed).where(eq(courseChapter.id, id));

export const updateItem = (db: Db, id: number, changed: Partial<typeof courseware.$inferInsert>) =>
  db.update(courseware).set(changed).where(eq(courseware.id, id));

const tables = { chapter: 'course_chapter', item: 'courseware' } as const;

/** Those of one level, in this order. */
export async function placeInOrder(db: Db, what: keyof typeof tables, ids: readonly number[]) {
  if (ids.length === 0) return;
  const order = JSON.stringify(ids.map((id, place) => ({ id, place })));
  const table = sql.identifier(tables[what]);
  await db.execute(sql`update ${table} set place = said.place
    from jsonb_to_recordset(${order}::jsonb) as said(id int, place smallint)
    where ${table}.id = said.id and ${table}.place <> said.place`);
}

/** Takes chapters out, and what is in them. */
export async function markChapters(db: Db, ids: readonly number[], removedAt: Date) {
  await db
    .update(courseChapter)
    .set({ removedAt })
    .where(inArray(courseChapter.id, [...ids]));
  await db
    .update(courseware)
    .set({ removedAt })
    .where(and(inArray(courseware.chapterId, [...ids]), isNull(courseware.removedAt)));
}

/** Chapters and items removed by one action, recognised by its time. */
export async function selectRemoved(db: Db, courseId: number, at: Date) {
  const chapters = await db
    .select({ id: courseChapter.id, pid: courseChapter.pid })
    .from(courseChapter)
    .where(and(eq(courseChapter.courseId, courseId), eq(courseChapter.removedAt, at)));
  const items = await db
    .select({ id: courseware.id, chapterId: courseware.chapterId })
    .from(courseware)
    .where(and(eq(courseware.courseId, courseId), eq(courseware.removedAt, at)));
  return { chapters, items };
}

export async function unmark(db: Db, courseId: number, at: Date) {
  await db
    .update(courseChapter)
    .set({ removedAt: null })
    .where(and(eq(courseChapter.courseId, courseId), eq(courseChapter.removedAt, at)));
  await db
    .update(courseware)
    .set({ removedAt: null })
    .where(and(eq(courseware.courseId, courseId), eq(courseware.removedAt, at)));
}
