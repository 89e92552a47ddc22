import type { Db } from '../../../../db/database';
import { rawRows } from '../../../../db/rawRows';
import { question } from '../../bank/question.tables';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';

/** Those of these that stand in the chapter still into which a step had put them. */
export async function selectStillIn(db: Db, moved: readonly { id: number; to: number }[]) {
  if (moved.length === 0) return new Set<number>();
  const answer = await db
    .select({ id: question.id })
    .from(question)
    .where(
      and(
        isNull(question.deletedAt),
        sql`(${question.id}, ${question.chapterId}) in (select * from
          jsonb_to_recordset(${JSON.stringify(moved.map(({ id, to }) => ({ id, to })))}::jsonb)
          as said(id int, "to" int))`,
      ),
    );
  return new Set(answer.map(({ id }) => id));
}

interface Written {
  id: number;
  from: number;
  to: number;
}

/** Restores the earlier words unless they were edited since. */
export async function putWordsBack(db: Db, written: readonly Written[]): Promise<number> {
  const rows = await rawRows(
    db,
    sql`update question set version = said."from"
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
      as said(id int, "from" smallint, "to" smallint)
    where question.id = said.id and question.version = said."to" returning question.id`,
  );
  return rows.length;
}

/** Only questions deleted by this step; a later deletion has another timestamp. */
export async function bringBack(db: Db, ids: readonly number[], deletedAt: Date) {
  const rows = await db
    .update(question)
    .set({ deletedAt: null })
    .where(and(inArray(question.id, [...ids]), eq(question.deletedAt, deletedAt)))
    .returning({ id: question.id });
  return rows.length;
}

/** Deletes copies that are unchanged. */
export async function deleteCopies(db: Db, ids: readonly number[], now: Date) {
  const isUntouched = and(eq(question.version, 1), isNull(question.deletedAt));
  const rows = await db
    .update(question)
    .set({ deletedAt: now })
    .where(and(inArray(question.id, [...ids]), isUntouched))
    .returning({ id: question.id });
  return rows.length;
}
