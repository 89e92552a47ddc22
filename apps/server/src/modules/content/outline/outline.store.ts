import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { tag } from '../tag/tag.tables';
import { outline } from './outline.tables';

const inOrder = [asc(outline.place), asc(outline.id)];

export const selectOutline = (db: Db) =>
  db
    .select({ id: outline.id, title: outline.title, actionValue: outline.actionValue })
    .from(outline)
    .orderBy(...inOrder);

/** The tag that an entry filters by; null if it has none or does not exist. */
export async function findOutlineTag(db: Db, id: number): Promise<number | null> {
  const rows = await db.select({ tagId: outline.tagId }).from(outline).where(eq(outline.id, id));
  return rows[0]?.tagId ?? null;
}

export const selectKept = (db: Db) =>
  db
    .select({
      id: outline.id,
      title: outline.title,
      actionValue: outline.actionValue,
      place: outline.place,
      tag: { id: tag.id, name: tag.name },
    })
    .from(outline)
    .leftJoin(tag, eq(tag.id, outline.tagId))
    .orderBy(...inOrder);
