import {
  and,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { question } from '../bank/question.tables';
import {
  questionMistake,
  questionStanding,
  type StandingRow,
} from '../question/history/standing.tables';

export const selectStandings = (db: Db, personId: number, questionIds: readonly number[]) =>
  db
    .select()
    .from(questionStanding)
    .where(
      and(
        eq(questionStanding.personId, personId),
        inArray(questionStanding.questionId, [...questionIds]),
      ),
    );

/** The newest of each question takes the place of what was known; the first answer stays the first. */
export async function writeStandings(db: Db, rows: readonly StandingRow[]) {
  if (rows.length === 0) return;
  await db
    .insert(questionStanding)
    .values([...rows])
    .onConflictDoUpdate({
      target: [questionStanding.personId, questionStanding.questionId],
      set: {
        version: sql`excluded.version`,
        type: sql`excluded.type`,
        given: sql`excluded.given`,
        share: sql`excluded.share`,
        answeredAt: sql`excluded.answered_at`,
        rightCount: sql`${questionStanding.rightCount} + excluded.right_count`,
        wrongCount: sql`${questionStanding.wrongCount} + excluded.wrong_count`,
        lastWrongAt: sql`coalesce(excluded.last_wrong_at, ${questionStanding.lastWrongAt})`,
        dueAt: sql`excluded.due_at`,
        stability: sql`excluded.stability`,
        hardness: sql`excluded.hardness`,
        lapses: sql`excluded.lapses`,
        before: sql`excluded.before`,
        grade: sql`excluded.grade`,
      },
    });
}

const isOf = (personId: number, questionId: number) =>
  and(eq(questionStanding.personId, personId), eq(questionStanding.questionId, questionId));

export async function lockStanding(db: Db, personId: number, questionId: number) {
  const rows = await db
    .select()
    .from(questionStanding)
    .where(isOf(personId, questionId))
    .for('update');
  return rows[0] ?? null;
}

export const updateStanding = (
  db: Db,
  { personId, questionId }: Pick<StandingRow, 'personId' | 'questionId'>,
  facts: Partial<StandingRow>,
) => db.update(questionStanding).set(facts).where(isOf(personId, questionId));

/** The standing after one of its answers was marked anew; mistakes were corrected before. */
export const updateRetaken = (
  db: Db,
  { personId, questionId }: Pick<StandingRow, 'personId' | 'questionId'>,
  facts: Partial<StandingRow>,
) =>
  db
    .update(questionStanding)
    .set({
      lastWrongAt: sql`(select max(answered_at) from question_mistake
        where person_id = ${personId} and question_id = ${questionId})`,
      ...facts,
    })
    .where(isOf(personId, questionId));

export const insertMistakes = async (
  db: Db,
  rows: readonly (typeof questionMistake.$inferInsert)[],
) => {
  if (rows.length > 0) await db.insert(questionMistake).values([...rows]);
};

/** Answered wrong and not forgiven since. */
export const isWrong: SQL = and(
  isNotNull(questionStanding.lastWrongAt),
  or(
    isNull(questionStanding.forgivenAt),
    gt(questionStanding.lastWrongAt, questionStanding.forgivenAt),
  ),
)!;

export const isDue = (now: Date | Placeholder): SQL => lte(questionStanding.dueAt, now);

/** Keyed by chapter, with right and wrong counts. */
export const countByChapter = (db: Db, personId: number, bankId: number, now: Date) =>
  prepared(db, 'standing_by_chapter', () => countsByChapter(db)).execute({ personId, bankId, now });

const countsByChapter = (db: Db) =>
  db
    .select({
      chapterId: question.chapterId,
      answeredCount: sql<number>`count(*) filter (where ${questionStanding.share} is not null)::int`,
      rightCount: sql<number>`count(*) filter (where ${questionStanding.share} >= 1)::int`,
      wrongCount: sql<number>`count(*) filter (where ${questionStanding.share} < 1)::int`,
      dueCount: sql<number>`count(*) filter (where ${isDue(sql.placeholder('now'))})::int`,
    })
    .from(questionStanding)
    .innerJoin(question, eq(question.id, questionStanding.questionId))
    .where(
      and(
        eq(questionStanding.personId, sql.placeholder('personId')),
        eq(questionStanding.bankId, sql.placeholder('bankId')),
        isNull(question.deletedAt),
      ),
    )
    .groupBy(question.chapterId)
    .prepare('standing_by_chapter');

/** The progress begins anew; what was wrong stays known, and so does the schedule. */
export async function clearProgress(
  db: Db,
  personId: number,
  { bankId, chapterIds }: { bankId: number; chapterIds: number[] | null },
) {
  const inChapters = chapterIds
    ? inArray(
        questionStanding.questionId,
        db
          .select({ id: question.id })
          .from(question)
          .where(inArray(question.chapterId, chapterIds)),
      )
    : undefined;
  await db
    .update(questionStanding)
    .set({ share: null })
    .where(
      and(eq(questionStanding.personId, personId), eq(questionStanding.bankId, bankId), inChapters),
    );
}

export interface About {
  personId: number;
  questionId: number;
  version: number;
  answeredAt: Date;
}

export const deleteMistake = (db: Db, { personId, questionId, version, answeredAt }: About) =>
  db
    .delete(questionMistake)
    .where(
      and(
        eq(questionMistake.personId, personId),
        eq(questionMistake.questionId, questionId),
        eq(questionMistake.version, version),
        eq(questionMistake.answeredAt, answeredAt),
      ),
    );
