import type { Db } from '../../../db/database';
import { question } from '../bank/question.tables';
import { and, inArray, sql } from 'drizzle-orm';

export async function removeQuestions(db: Db, ids: readonly number[], now: Date) {
  if (ids.length === 0) return;
  await db
    .update(question)
    .set({ deletedAt: now })
    .where(sql`${question.id} = any(${sql.param([...ids])}::int[])`);
}

/** Removed questions stand elsewhere, so that their chapter can go. */
export async function moveRemoved(db: Db, chapterIds: readonly number[], to: number) {
  if (chapterIds.length === 0) return;
  await db
    .update(question)
    .set({ chapterId: to })
    .where(
      and(inArray(question.chapterId, [...chapterIds]), sql`${question.deletedAt} is not null`),
    );
}
