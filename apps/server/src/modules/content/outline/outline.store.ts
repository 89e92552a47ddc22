import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { outline } from './outline.tables';

export const selectOutline = (db: Db) =>
  db
    .select({ id: outline.id, title: outline.title, actionValue: outline.actionValue })
    .from(outline)
    .orderBy(asc(outline.place), asc(outline.id));

/** What an entry narrows a list to; null where it does not, or does not exist. */
export async function findOutlineTag(db: Db, id: number): Promise<number | null> {
  const rows = await db.select({ tagId: outline.tagId }).from(outline).where(eq(outline.id, id));
  return rows[0]?.tagId ?? null;
}
