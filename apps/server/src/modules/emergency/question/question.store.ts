import type { QuestionContract } from '@cheese/domain/contract/emergency/question';
import { and, desc, eq, ilike, isNull, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { rowsOf } from '../../../db/paged';
import { emergencyQuestion as question, type QuestionRow } from './question.tables';

type ListAsked = Omit<Static<QuestionContract['list']['query']>, 'orgId'>;
export type QuestionFilter = Omit<ListAsked, 'page' | 'pageCnt'>;

/** A condition for the questions of an organisation's bank that match the filter. */
export function inBank(
  organisationId: number,
  { keyword, category, topic, type, difficulty }: QuestionFilter,
) {
  return and(
    eq(question.organisationId, organisationId),
    isNull(question.deletedAt),
    category && eq(question.category, category),
    topic && eq(question.topic, topic),
    type && eq(question.type, type),
    difficulty && eq(question.difficulty, difficulty),
    keyword ? ilike(question.stem, likePattern(keyword)) : undefined,
  );
}

/** The newest first. */
export async function selectQuestions(db: Db, organisationId: number, asked: ListAsked) {
  const { page, pageCnt, ...filter } = asked;
  const chosen = inBank(organisationId, filter);
  const { limit, offset } = rowsOf({ page, pageCnt });
  const rows = await db
    .select()
    .from(question)
    .where(chosen)
    .orderBy(desc(question.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(question, chosen) };
}

export async function findQuestion(db: Db, id: number): Promise<QuestionRow | null> {
  const rows = await db
    .select()
    .from(question)
    .where(and(eq(question.id, id), isNull(question.deletedAt)));
  return rows[0] ?? null;
}

export async function insertQuestion(db: Db, row: typeof question.$inferInsert) {
  const rows = await db.insert(question).values(row).returning({ id: question.id });
  return { id: present(rows[0]).id };
}

/** At most some hundreds: each of their fields is a parameter of one statement. */
export async function insertQuestions(db: Db, rows: (typeof question.$inferInsert)[]) {
  if (rows.length > 0) await db.insert(question).values(rows);
}

/** The content of all questions of a bank, for comparison. */
export function selectStems(db: Db, organisationId: number) {
  return db
    .select({ id: question.id, stem: question.stem, options: question.options })
    .from(question)
    .where(inBank(organisationId, {}));
}

export async function updateQuestion(db: Db, id: number, change: Partial<QuestionRow>) {
  await db.update(question).set(change).where(eq(question.id, id));
}

/** Any of those that fit, in any order. */
export function drawFrom(db: Db, chosen: ReturnType<typeof inBank>, count: number) {
  return db
    .select()
    .from(question)
    .where(chosen)
    .orderBy(sql`random()`)
    .limit(count);
}
