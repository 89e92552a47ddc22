import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { question, questionVersion } from '../bank/question.tables';
import type { WordsRef } from './question.words';
import { notDeleted } from '../bank/notDeleted.filters';

export const selectWords = (db: Db, refs: readonly WordsRef[]) => {
  const asked = JSON.stringify(refs.map(({ questionId, version }) => ({ questionId, version })));
  const isAsked = sql`(${questionVersion.questionId}, ${questionVersion.nth}) in (
    select * from jsonb_to_recordset(${asked}::jsonb) as asked("questionId" int, version smallint))`;
  return db.select().from(questionVersion).where(isAsked);
};

export const refColumns = {
  questionId: question.id,
  version: question.version,
  groupId: question.groupId,
};
export type QuestionRef = WordsRef & { groupId: number | null };

/** Those of some chapters, in their order, as they are worded now. */
export const selectOfChapters = (db: Db, chapterIds: readonly number[]) =>
  db
    .select({ ...refColumns, chapterId: question.chapterId })
    .from(question)
    .where(and(inArray(question.chapterId, [...chapterIds]), notDeleted))
    .orderBy(asc(question.chapterId), asc(question.place), asc(question.id));

/** These, where they are still there, as they are worded now. */
export const selectRefs = (db: Db, ids: readonly number[]) =>
  db
    .select({ ...refColumns, bankId: question.bankId })
    .from(question)
    .where(and(inArray(question.id, [...ids]), notDeleted));

/** So many of a bank, whichever. */
/** Deleted ones included. */
export const selectQuestions = (db: Db, ids: readonly number[]) =>
  db
    .select()
    .from(question)
    .where(inArray(question.id, [...ids]));

export const selectRandom = (db: Db, bankId: number, limit: number) =>
  db
    .select(refColumns)
    .from(question)
    .where(and(eq(question.bankId, bankId), notDeleted))
    .orderBy(sql`random()`)
    .limit(limit);

/** In which chapters these stand. */
export async function selectRefChapters(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectDistinct({ chapterId: question.chapterId })
    .from(question)
    .where(inArray(question.id, [...ids]));
  return rows.map(({ chapterId }) => chapterId);
}
