import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import {
  emergencyQuiz as quiz,
  emergencyQuizQuestion as quizQuestion,
  type QuizQuestionRow,
  type QuizRow,
} from './quiz.tables';

const isUnderWay = (personId: number) =>
  and(eq(quiz.personId, personId), isNull(quiz.submittedAt), isNull(quiz.givenUpAt));
const isDone = (personId: number) => and(eq(quiz.personId, personId), isNotNull(quiz.submittedAt));

export async function findUnderWay(db: Db, personId: number): Promise<QuizRow | null> {
  const rows = await db.select().from(quiz).where(isUnderWay(personId));
  return rows[0] ?? null;
}

/**
 * Gives up the open quiz without marks. Its questions count as seen. Older given-up quizzes with
 * the same information and repetitions are deleted, so that drawing cannot fill the table.
 */
export async function giveUpUnderWay(db: Db, personId: number, givenUpAt: Date) {
  const [ended] = await db
    .update(quiz)
    .set({ givenUpAt })
    .where(isUnderWay(personId))
    .returning({ id: quiz.id, isRepeat: quiz.isRepeat });
  if (ended?.isRepeat) await db.delete(quiz).where(eq(quiz.id, ended.id));
  else if (ended) await forgetOlder(db, personId, ended.id);
}

async function forgetOlder(db: Db, personId: number, endedId: number) {
  const isOlder = and(eq(quiz.personId, personId), isNotNull(quiz.givenUpAt), ne(quiz.id, endedId));
  const older = db.select({ id: quiz.id }).from(quiz).where(isOlder);
  const again = db
    .select({ questionId: quizQuestion.questionId })
    .from(quizQuestion)
    .where(eq(quizQuestion.quizId, endedId));
  const isToldAgain = inArray(quizQuestion.questionId, again);
  await db.delete(quizQuestion).where(and(inArray(quizQuestion.quizId, older), isToldAgain));
  const paper = db.select().from(quizQuestion).where(eq(quizQuestion.quizId, quiz.id));
  await db.delete(quiz).where(and(isOlder, notExists(paper)));
}

type Paper = Pick<QuizQuestionRow, 'questionId' | 'asked'>[];

export async function insertQuiz(db: Db, row: typeof quiz.$inferInsert, paper: Paper) {
  const [made] = await db.insert(quiz).values(row).returning();
  if (!made) throw new Error('the quiz was not stored');
  const rows = paper.map((question, place) => ({ ...question, place, quizId: made.id }));
  await db.insert(quizQuestion).values(rows);
  return made;
}

/** Locks the user's own quiz against concurrent answers and submission. */
export async function lockQuiz(db: Db, id: number, personId: number): Promise<QuizRow | null> {
  const rows = await db
    .select()
    .from(quiz)
    .where(and(eq(quiz.id, id), eq(quiz.personId, personId), isNull(quiz.givenUpAt)))
    .for('update');
  return rows[0] ?? null;
}

export async function findDone(db: Db, id: number, personId: number): Promise<QuizRow | null> {
  const rows = await db
    .select()
    .from(quiz)
    .where(and(eq(quiz.id, id), isDone(personId)));
  return rows[0] ?? null;
}

export function selectPaper(db: Db, quizId: number): Promise<QuizQuestionRow[]> {
  return db
    .select()
    .from(quizQuestion)
    .where(eq(quizQuestion.quizId, quizId))
    .orderBy(asc(quizQuestion.place));
}

export async function updateGiven(db: Db, row: QuizQuestionRow, given: string) {
  await db
    .update(quizQuestion)
    .set({ given })
    .where(and(eq(quizQuestion.quizId, row.quizId), eq(quizQuestion.questionId, row.questionId)));
}

/** All answers of a quiz and its score, at once. */
export async function storeMarks(db: Db, marked: QuizRow, rows: QuizQuestionRow[]) {
  await db
    .insert(quizQuestion)
    .values(rows)
    .onConflictDoUpdate({
      target: [quizQuestion.quizId, quizQuestion.questionId],
      set: { given: sql`excluded.given`, verdict: sql`excluded.verdict` },
    });
  const { correct, score, submittedAt } = marked;
  await db.update(quiz).set({ correct, score, submittedAt }).where(eq(quiz.id, marked.id));
}

/** The latest first. */
export async function selectDone(db: Db, personId: number, paged: Paged) {
  const { limit, offset } = rowsOf(paged);
  const chosen = isDone(personId);
  const rows = await db
    .select()
    .from(quiz)
    .where(chosen)
    .orderBy(desc(quiz.submittedAt), desc(quiz.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(quiz, chosen) };
}
