import type { Db } from '../../../db/database';
import { notDeleted } from '../bank/notDeleted.filters';
import { question, questionVersion } from '../bank/question.tables';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { isCurrent } from './question.rows';

export const selectSources = (db: Db, bankId: number, ids: readonly number[]) =>
  db
    .select({ groupId: question.groupId, words: questionVersion })
    .from(question)
    .innerJoin(questionVersion, isCurrent)
    .where(and(eq(question.bankId, bankId), inArray(question.id, [...ids]), notDeleted))
    .orderBy(asc(question.chapterId), asc(question.place), asc(question.id));

type Source = Awaited<ReturnType<typeof selectSources>>[number];

export const insertPlaced = (
  db: Db,
  {
    sources,
    bankId,
    chapterId,
    from,
  }: { sources: readonly unknown[]; bankId: number; chapterId: number; from: number },
) =>
  db
    .insert(question)
    .values(sources.map((_, at) => ({ bankId, chapterId, place: from + at })))
    .returning({ id: question.id, place: question.place });

export async function insertWords(
  db: Db,
  {
    sources,
    by,
    ids,
  }: {
    sources: readonly Source[];
    by: { nth: number; writtenBy: number; writtenAt: Date };
    ids: readonly number[];
  },
) {
  await db
    .insert(questionVersion)
    .values(sources.map(({ words }, at) => ({ ...words, ...by, questionId: ids[at] ?? 0 })));
}
