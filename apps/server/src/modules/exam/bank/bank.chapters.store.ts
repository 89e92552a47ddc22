import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { question } from './question.tables';
import { bankChapter, type ChapterRow } from './bank.tables';

export async function insertChapter(db: Db, row: Omit<ChapterRow, 'id'>): Promise<number> {
  const [made] = await db.insert(bankChapter).values(row).returning({ id: bankChapter.id });
  return present(made).id;
}

/** One that was there before, under its old number. */
export const insertChapterAgain = (db: Db, row: ChapterRow) =>
  db.insert(bankChapter).overridingSystemValue().values(row).onConflictDoNothing();

export const updateChapter = (db: Db, id: number, changed: Partial<ChapterRow>) =>
  db.update(bankChapter).set(changed).where(eq(bankChapter.id, id));

/** The others of one level, in their order. */
export async function placeInOrder(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return;
  const order = JSON.stringify(ids.map((id, place) => ({ id, place })));
  await db.execute(sql`update bank_chapter set place = said.place
    from jsonb_to_recordset(${order}::jsonb) as said(id int, place smallint)
    where bank_chapter.id = said.id and bank_chapter.place <> said.place`);
}

export const deleteChapter = (db: Db, id: number) =>
  db.delete(bankChapter).where(eq(bankChapter.id, id));

export async function selectIdsIn(db: Db, chapterId: number): Promise<number[]> {
  const rows = await db
    .select({ id: question.id })
    .from(question)
    .where(and(inArray(question.chapterId, [chapterId]), isNull(question.deletedAt)));
  return rows.map(({ id }) => id);
}

export async function findChapterBank(db: Db, chapterId: number) {
  const rows = await db
    .select({ bankId: bankChapter.bankId })
    .from(bankChapter)
    .where(eq(bankChapter.id, chapterId));
  return rows[0]?.bankId ?? null;
}
