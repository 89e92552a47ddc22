import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { question } from './question.tables';
import { bankChapter, bankSubscription, questionBank } from './bank.tables';
import { notDeleted } from './notDeleted.filters';

export async function findBank(db: Db, id: number) {
  const plan = prepared(db, 'bank', () =>
    db
      .select()
      .from(questionBank)
      .where(and(eq(questionBank.id, sql.placeholder('id')), isNull(questionBank.archivedAt)))
      .prepare('bank'),
  );
  return (await plan.execute({ id }))[0] ?? null;
}

/** Several that are there. */
export const selectBanks = (db: Db, ids: readonly number[]) =>
  prepared(db, 'banks_named', () =>
    db
      .select()
      .from(questionBank)
      .where(
        and(
          sql`${questionBank.id} = any(${sql.placeholder('ids')}::int[])`,
          isNull(questionBank.archivedAt),
        ),
      )
      .orderBy(asc(questionBank.id))
      .prepare('banks_named'),
  ).execute({ ids: [...ids] });

/** One that was put away, too. */
export async function findKeptBank(db: Db, id: number) {
  const plan = prepared(db, 'bank_kept', () =>
    db
      .select()
      .from(questionBank)
      .where(eq(questionBank.id, sql.placeholder('id')))
      .prepare('bank_kept'),
  );
  return (await plan.execute({ id }))[0] ?? null;
}

/** Locks the bank row, so that changes to a bank run one after the other. */
export async function takeBank(db: Db, id: number, now: Date) {
  const rows = await db
    .update(questionBank)
    .set({ updatedAt: now })
    .where(eq(questionBank.id, id))
    .returning();
  return rows[0] ?? null;
}

export const selectChapters = (db: Db, bankId: number) =>
  prepared(db, 'bank_chapters', () =>
    db
      .select()
      .from(bankChapter)
      .where(eq(bankChapter.bankId, sql.placeholder('bankId')))
      .orderBy(asc(bankChapter.place), asc(bankChapter.id))
      .prepare('bank_chapters'),
  ).execute({ bankId });

export async function findChapter(db: Db, id: number) {
  const rows = await db.select().from(bankChapter).where(eq(bankChapter.id, id));
  return rows[0] ?? null;
}

/** Counts each chapter alone, without its subchapters. */
export const countInChapters = (db: Db, bankId: number) =>
  prepared(db, 'bank_chapter_counts', () =>
    db
      .select({ chapterId: question.chapterId, count: count() })
      .from(question)
      .where(and(eq(question.bankId, sql.placeholder('bankId')), notDeleted))
      .groupBy(question.chapterId)
      .prepare('bank_chapter_counts'),
  ).execute({ bankId });

export async function countQuestions(db: Db, bankIds: readonly number[]) {
  const rows = await db
    .select({ bankId: question.bankId, count: count() })
    .from(question)
    .where(and(inArray(question.bankId, [...bankIds]), notDeleted))
    .groupBy(question.bankId);
  return new Map(rows.map((row) => [row.bankId, row.count]));
}

/** The first questions of a bank, in the order of its chapters: everybody may try them. */
export async function selectFirst(db: Db, bankId: number, limit: number): Promise<number[]> {
  const plan = prepared(db, 'bank_first', () =>
    db
      .select({ id: question.id })
      .from(question)
      .innerJoin(bankChapter, eq(bankChapter.id, question.chapterId))
      .where(and(eq(question.bankId, sql.placeholder('bankId')), notDeleted))
      .orderBy(asc(bankChapter.place), asc(bankChapter.id), asc(question.place), asc(question.id))
      .limit(sql.placeholder('limit'))
      .prepare('bank_first'),
  );
  const rows = await plan.execute({ bankId, limit });
  return rows.map(({ id }) => id);
}

/** The same of several banks, each with as many as may be tried of it. */
export async function selectFirstOf(db: Db, bankIds: readonly number[]) {
  if (bankIds.length === 0) return new Map<number, Set<number>>();
  const place = sql<number>`row_number() over (partition by ${question.bankId}
    order by ${bankChapter.place}, ${bankChapter.id}, ${question.place}, ${question.id})`;
  const placed = db
    .select({ id: question.id, bankId: question.bankId, nth: place.as('nth') })
    .from(question)
    .innerJoin(bankChapter, eq(bankChapter.id, question.chapterId))
    .where(and(inArray(question.bankId, [...bankIds]), notDeleted))
    .as('placed');
  const rows = await db
    .select({ id: placed.id, bankId: placed.bankId })
    .from(placed)
    .innerJoin(questionBank, eq(questionBank.id, placed.bankId))
    .where(sql`${placed.nth} <= ${questionBank.freeCount}`);
  const first = new Map<number, Set<number>>(bankIds.map((id) => [id, new Set<number>()]));
  for (const { id, bankId } of rows) first.get(bankId)?.add(id);
  return first;
}

export async function subscribe(db: Db, personId: number, bankId: number, now: Date) {
  const row = { personId, bankId, subscribedAt: now };
  await db.insert(bankSubscription).values(row).onConflictDoNothing();
}

const isOn = (personId: number, bankId: number) =>
  and(eq(bankSubscription.personId, personId), eq(bankSubscription.bankId, bankId));

export async function unsubscribe(db: Db, personId: number, bankId: number) {
  await db.delete(bankSubscription).where(isOn(personId, bankId));
}
