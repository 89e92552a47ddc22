import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
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
      tag: { id: tag.id, name: tag.name },
    })
    .from(outline)
    .leftJoin(tag, eq(tag.id, outline.tagId))
    .orderBy(...inOrder);

/** Locks the table against concurrent changes; readers do not wait. */
export const lockOutline = (db: Db) =>
  db.execute(sql`lock table ${outline} in share row exclusive mode`);

type NewOutline = Omit<typeof outline.$inferInsert, 'id'>;

export async function insertOutline(db: Db, row: NewOutline): Promise<number> {
  const [kept] = await db.insert(outline).values(row).returning({ id: outline.id });
  return present(kept).id;
}

export async function updateOutline(db: Db, id: number, row: Partial<NewOutline>): Promise<number> {
  await db.update(outline).set(row).where(eq(outline.id, id));
  return id;
}

export async function placeOutlines(db: Db, ids: number[]) {
  for (const [place, id] of ids.entries()) await updateOutline(db, id, { place });
}

export async function deleteOutline(db: Db, id: number) {
  const [gone] = await db.delete(outline).where(eq(outline.id, id)).returning();
  return gone ?? null;
}
