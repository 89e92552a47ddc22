import { and, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { isCurrent } from './question.rows';
import { question, questionVersion, type WordsRow } from '../bank/question.tables';

/** These of a bank with their words, held; others are not among them. */
export const lockBatch = (db: Db, bankId: number, ids: readonly number[]) =>
  db
    .select({ question, words: questionVersion })
    .from(question)
    .innerJoin(questionVersion, isCurrent)
    .where(
      and(eq(question.bankId, bankId), inArray(question.id, [...ids]), isNull(question.deletedAt)),
    )
    .orderBy(question.chapterId, question.place, question.id)
    .for('update', { of: question });

/** Includes the other members of these groups. */
export async function selectWithGroups(db: Db, bankId: number, groupIds: readonly number[]) {
  if (groupIds.length === 0) return [];
  const rows = await db
    .select({ id: question.id })
    .from(question)
    .where(
      and(
        eq(question.bankId, bankId),
        inArray(question.groupId, [...groupIds]),
        isNull(question.deletedAt),
      ),
    );
  return rows.map(({ id }) => id);
}

/** New words for many at once, which count from now on; answers the numbers of their versions. */
export async function writeMany(db: Db, rows: readonly WordsRow[]) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ questionId }) => questionId);
  const newest = await db
    .select({ id: questionVersion.questionId, nth: max(questionVersion.nth) })
    .from(questionVersion)
    .where(inArray(questionVersion.questionId, ids))
    .groupBy(questionVersion.questionId);
  const last = new Map(newest.map(({ id, nth }) => [id, nth ?? 0]));
  const written = rows.map((row) => ({ ...row, nth: (last.get(row.questionId) ?? 0) + 1 }));
  await db.insert(questionVersion).values(written);
  const now = JSON.stringify(written.map(({ questionId: id, nth }) => ({ id, nth })));
  await db.execute(sql`update question set version = said.nth
    from jsonb_to_recordset(${now}::jsonb) as said(id int, nth smallint)
    where question.id = said.id`);
  return written.map(({ questionId: id, nth }) => ({ id, to: nth }));
}

export const markDeleted = (db: Db, ids: readonly number[], deletedAt: Date) =>
  db
    .update(question)
    .set({ deletedAt })
    .where(inArray(question.id, [...ids]));
