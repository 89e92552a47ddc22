import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inputs, prepared } from '../../../db/prepared';
import { attemptAnswer, type AttemptRow, questionAttempt } from './attempt.tables';

export type Begun = Pick<
  AttemptRow,
  | 'personId'
  | 'kind'
  | 'sourceId'
  | 'title'
  | 'items'
  | 'sections'
  | 'rule'
  | 'startedAt'
  | 'endsAt'
  | 'graceS'
  | 'sessionId'
  | 'nth'
>;

/** Null where another one of theirs is open, or this try was made before. */
export async function insertAttempt(db: Db, { endsAt, ...row }: Begun): Promise<AttemptRow | null> {
  const plan = prepared(db, 'attempt_begun', () => {
    const facts = inputs(
      'personId',
      'kind',
      'sourceId',
      'title',
      'rule',
      'startedAt',
      'graceS',
      'sessionId',
      'nth',
    );
    const inJson = {
      items: sql`${sql.placeholder('items')}::jsonb`,
      sections: sql`${sql.placeholder('sections')}::jsonb`,
    };
    // drizzle's own way of writing a moment knows none that is null.
    const ends = sql`${sql.placeholder('endsAt')}::timestamptz`;
    return db
      .insert(questionAttempt)
      .values({ ...facts, ...inJson, endsAt: ends })
      .onConflictDoNothing()
      .returning()
      .prepare('attempt_begun');
  });
  const [begun] = await plan.execute({
    ...row,
    items: JSON.stringify(row.items),
    sections: JSON.stringify(row.sections),
    endsAt: endsAt?.toISOString() ?? null,
  });
  return begun ?? null;
}

export async function findAttempt(db: Db, id: number): Promise<AttemptRow | null> {
  const plan = prepared(db, 'attempt_found', () =>
    db
      .select()
      .from(questionAttempt)
      .where(eq(questionAttempt.id, sql.placeholder('id')))
      .prepare('attempt_found'),
  );
  return (await plan.execute({ id }))[0] ?? null;
}

/** The part of an attempt that changes, without its questions. */
export async function findState(db: Db, id: number) {
  const { submittedAt, endsAt, graceS, sessionId } = questionAttempt;
  const plan = prepared(db, 'attempt_state', () =>
    db
      .select({ submittedAt, endsAt, graceS, sessionId })
      .from(questionAttempt)
      .where(eq(questionAttempt.id, sql.placeholder('id')))
      .prepare('attempt_state'),
  );
  return (await plan.execute({ id }))[0] ?? null;
}

/** Locks the attempt against submission and saving. */
export async function lockAttempt(db: Db, id: number): Promise<AttemptRow | null> {
  const plan = prepared(db, 'attempt_locked', () =>
    db
      .select()
      .from(questionAttempt)
      .where(eq(questionAttempt.id, sql.placeholder('id')))
      .for('update')
      .prepare('attempt_locked'),
  );
  return (await plan.execute({ id }))[0] ?? null;
}

/** Locks the attempt against submission and extension. */
export async function holdAttempt(db: Db, id: number): Promise<AttemptRow | null> {
  const [row] = await db
    .select()
    .from(questionAttempt)
    .where(eq(questionAttempt.id, id))
    .for('share');
  return row ?? null;
}

/** Several of them at once, in one order. */
export const lockAttempts = (db: Db, ids: readonly number[]) =>
  db
    .select()
    .from(questionAttempt)
    .where(sql`${questionAttempt.id} = any(${sql.param([...ids])}::int[])`)
    .orderBy(asc(questionAttempt.id))
    .for('update');

export const selectAnswers = (db: Db, attemptId: number) =>
  prepared(db, 'attempt_answers', () =>
    db
      .select()
      .from(attemptAnswer)
      .where(eq(attemptAnswer.attemptId, sql.placeholder('attemptId')))
      .prepare('attempt_answers'),
  ).execute({ attemptId });

/** Ends it, with what each answer is worth. */
export const markSubmitted = (
  db: Db,
  { id, submittedAt, submittedBy, shares, gained, waitingCount }: AttemptRow,
) =>
  prepared(db, 'attempt_submitted', () =>
    db
      .update(questionAttempt)
      .set({
        submittedAt: sql`${sql.placeholder('submittedAt')}::timestamptz`,
        submittedBy: sql`${sql.placeholder('submittedBy')}`,
        shares: sql`${sql.placeholder('shares')}::real[]`,
        gained: sql`${sql.placeholder('gained')}`,
        waitingCount: sql`${sql.placeholder('waitingCount')}`,
      })
      .where(eq(questionAttempt.id, sql.placeholder('id')))
      .prepare('attempt_submitted'),
  ).execute({
    id,
    submittedBy,
    shares,
    gained,
    waitingCount,
    submittedAt: submittedAt?.toISOString(),
  });

/** Continues the attempt as if it had not been submitted; it is marked anew later. */
export const reopen = (
  db: Db,
  { id, ...time }: Pick<AttemptRow, 'id' | 'endsAt' | 'graceS' | 'idleS'>,
) =>
  db
    .update(questionAttempt)
    .set({
      ...time,
      submittedAt: null,
      submittedBy: null,
      shares: null,
      gained: null,
      waitingCount: 0,
    })
    .where(eq(questionAttempt.id, id));

/** Attempts that are not submitted although their time and grace are over. */
export const selectOverdue = (
  db: Db,
  now: Date,
  { after, limit }: { after: number; limit: number },
) =>
  db
    .select({ id: questionAttempt.id })
    .from(questionAttempt)
    .where(
      and(
        isNull(questionAttempt.submittedAt),
        gt(questionAttempt.id, after),
        lte(questionAttempt.endsAt, now),
        lte(sql`${questionAttempt.endsAt} + make_interval(secs => ${questionAttempt.graceS})`, now),
      ),
    )
    .orderBy(asc(questionAttempt.id))
    .limit(limit);

/** The session in which it goes on. */
export async function takeOver(db: Db, attemptId: number, sessionId: number) {
  await db.update(questionAttempt).set({ sessionId }).where(eq(questionAttempt.id, attemptId));
}

export const markTakenIn = (db: Db, id: number, now: Date) =>
  db.update(questionAttempt).set({ takenInAt: now }).where(eq(questionAttempt.id, id));
