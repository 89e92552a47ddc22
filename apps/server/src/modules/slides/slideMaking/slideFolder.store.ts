import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { slide, slideFolder, type SlideFolderRow } from '../slide/slide.tables';

const inOrder = [asc(slideFolder.place), asc(slideFolder.id)];

export const selectFolders = (db: Db, libraryId: number): Promise<SlideFolderRow[]> =>
  db
    .select()
    .from(slideFolder)
    .where(eq(slideFolder.libraryId, libraryId))
    .orderBy(...inOrder);

/** With how many slides stand in each. */
export const listFolders = (db: Db, libraryId: number) =>
  db
    .select({
      id: slideFolder.id,
      parentId: slideFolder.parentId,
      name: slideFolder.name,
      slideCount: count(slide.id),
    })
    .from(slideFolder)
    .leftJoin(slide, eq(slide.folderId, slideFolder.id))
    .where(eq(slideFolder.libraryId, libraryId))
    .groupBy(slideFolder.id)
    .orderBy(...inOrder);

/** Those that stand in none. */
export const countLoose = (db: Db, libraryId: number) =>
  db.$count(slide, and(eq(slide.libraryId, libraryId), isNull(slide.folderId)));

export async function findFolder(db: Db, id: number): Promise<SlideFolderRow | null> {
  return (await db.select().from(slideFolder).where(eq(slideFolder.id, id)))[0] ?? null;
}

export async function insertFolder(tx: Db, row: typeof slideFolder.$inferInsert): Promise<number> {
  const rows = await tx.insert(slideFolder).values(row).returning({ id: slideFolder.id });
  return present(rows[0]).id;
}

export async function updateFolder(tx: Db, id: number, set: Partial<SlideFolderRow>) {
  await tx.update(slideFolder).set(set).where(eq(slideFolder.id, id));
}

/** The others of one level, in their order. */
export async function writePlaces(tx: Db, ids: readonly number[]) {
  const order = JSON.stringify(ids.map((id, place) => ({ id, place })));
  await tx.execute(sql`update slide_folder set place = said.place
    from jsonb_to_recordset(${order}::jsonb) as said(id int, place smallint)
    where slide_folder.id = said.id and slide_folder.place <> said.place`);
}

export async function deleteFolder(tx: Db, id: number) {
  await tx.delete(slideFolder).where(eq(slideFolder.id, id));
}
