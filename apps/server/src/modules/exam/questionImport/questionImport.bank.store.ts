import { and, eq, isNull, max, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { bankChapter, questionBank } from '../bank/bank.tables';
import { deleteChapter } from '../bank/bank.door';
import { isAskedIn } from '../exam/exam.door';
import { question, questionVersion } from '../bank/question.tables';
import { questionImportRow as row } from './questionImport.tables';

export async function lockBank(db: Db, bankId: number) {
  await db
    .select({ id: questionBank.id })
    .from(questionBank)
    .where(eq(questionBank.id, bankId))
    .for('no key update');
}

/** The place of the last question of each chapter, those that were removed included. */
export async function lastPlaces(db: Db, bankId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ chapterId: question.chapterId, last: max(question.place) })
    .from(question)
    .where(eq(question.bankId, bankId))
    .groupBy(question.chapterId);
  return new Map(rows.map(({ chapterId, last }) => [chapterId, last ?? -1]));
}

/** Imported questions that still exist, with the reasons that prevent undoing the import. */
export async function selectBrought(db: Db, importId: number, organisationId: number) {
  return db
    .select({
      questionId: question.id,
      place: row.place,
      stem: questionVersion.stem,
      isEdited: sql<boolean>`${question.version} > 1`,
      isAsked: isAskedIn(organisationId, sql`${question.id}`),
    })
    .from(row)
    .innerJoin(question, eq(question.id, row.questionId))
    .innerJoin(
      questionVersion,
      and(eq(questionVersion.questionId, question.id), eq(questionVersion.nth, question.version)),
    )
    .where(and(eq(row.importId, importId), isNull(question.deletedAt)))
    .orderBy(row.place);
}

/** Deletes chapters made for the import that are empty again, deepest first. */
export async function dropEmptyChapters(db: Db, made: readonly number[]) {
  for (const id of [...made].reverse()) {
    const holds = await db.$count(question, eq(question.chapterId, id));
    const above = await db.$count(bankChapter, eq(bankChapter.parentId, id));
    if (holds === 0 && above === 0) await deleteChapter(db, id);
  }
}
