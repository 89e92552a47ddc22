import { and, asc, eq, max, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { question } from '../bank/question.tables';

interface Standing {
  id: number;
  chapterId: number;
  place: number;
}

/** The place after the last one of a chapter. */
export async function nextPlace(db: Db, chapterId: number): Promise<number> {
  const [row] = await db
    .select({ last: max(question.place) })
    .from(question)
    .where(eq(question.chapterId, chapterId));
  return (row?.last ?? -1) + 1;
}

/** Puts questions of a bank at the end of one of its chapters, in their order; answers where they stood. */
export async function moveQuestions(db: Db, bankId: number, ids: readonly number[], to: number) {
  const stood = await selectStanding(db, bankId, ids);
  const from = await nextPlace(db, to);
  await putAt(
    db,
    stood.map(({ id }, at) => ({ id, chapterId: to, place: from + at })),
  );
  return stood.map((row) => ({ ...row, to }));
}

async function selectStanding(db: Db, bankId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: question.id, chapterId: question.chapterId, place: question.place })
    .from(question)
    .where(
      sql`${question.id} = any(${sql.param([...ids])}::int[]) and ${question.bankId} = ${bankId}
        and ${question.deletedAt} is null`,
    )
    .orderBy(asc(question.chapterId), asc(question.place), asc(question.id));
}

/** Each at its chapter and place. */
export async function putAt(db: Db, rows: readonly Standing[]) {
  if (rows.length === 0) return;
  await db.execute(sql`update question set chapter_id = said."chapterId", place = said.place
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said(id int, "chapterId" int, place int)
    where question.id = said.id`);
}

/** Those that were deleted stand somewhere, too. */
export const moveDeleted = (db: Db, chapterId: number, to: number) =>
  db
    .update(question)
    .set({ chapterId: to })
    .where(and(eq(question.chapterId, chapterId), sql`${question.deletedAt} is not null`));
