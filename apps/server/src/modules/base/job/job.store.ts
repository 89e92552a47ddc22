import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { job, type JobRow } from './job.tables';

export type NewJob = Pick<typeof job.$inferInsert, 'kind' | 'payload' | 'runAt' | 'onceKey'> & {
  personId?: number | null;
  organisationId?: number | null;
};

/** Answers the id, or null if a job with the same `onceKey` is already queued. */
export async function insertJob(db: Db, row: NewJob): Promise<number | null> {
  const rows = await db.insert(job).values(row).onConflictDoNothing().returning({ id: job.id });
  return rows[0]?.id ?? null;
}

/** Makes scheduled jobs with these keys due at once. */
export async function bringForward(db: Db, onceKeys: string[], now: Date) {
  if (onceKeys.length === 0) return;
  await db
    .update(job)
    .set({ runAt: now })
    .where(and(inArray(job.onceKey, onceKeys), gt(job.runAt, now)));
}

interface Claim {
  kinds: string[];
  now: Date;
  lease: string;
  until: Date;
  /** True if long jobs are left to other workers. */
  isShort?: boolean;
  /** Owners who have reached their concurrency limit on this node. */
  without?: Busy;
}

/** People and schools by their numbers. */
export interface Busy {
  people: readonly number[];
  organisations: readonly number[];
}

/** Last turn of the job's owner; jobs without an owner come first. */
const lastTurn = sql`(select max(other.begun_at) from ${job} other where other.person_id = ${job.personId})`;
/** Last turn of the owner's school; an owner without a school counts alone. */
const lastOfSchool = sql`case when ${job.organisationId} is null then ${lastTurn} else (select max(other.begun_at) from ${job} other where other.organisation_id = ${job.organisationId}) end`;

const notOf = (column: typeof job.personId | typeof job.organisationId, busy: readonly number[]) =>
  busy.length === 0 ? undefined : or(isNull(column), notInArray(column, [...busy]));

/**
 * Claims the next job or returns null: the oldest job of the owner served longest ago, in the
 * school served longest ago. Concurrent nodes get different jobs.
 */
export async function claimJob(db: Db, { kinds, now, lease, until, ...narrowing }: Claim) {
  const { isShort = false, without = { people: [], organisations: [] } } = narrowing;
  const due = db
    .select({ id: job.id })
    .from(job)
    .where(
      and(
        inArray(job.kind, kinds),
        isNull(job.finishedAt),
        lte(job.runAt, now),
        or(isNull(job.leasedUntil), lte(job.leasedUntil, now)),
        isShort ? eq(job.isLong, false) : undefined,
        notOf(job.personId, without.people),
        notOf(job.organisationId, without.organisations),
      ),
    )
    .orderBy(
      sql`${lastOfSchool} asc nulls first`,
      sql`${lastTurn} asc nulls first`,
      asc(job.runAt),
      asc(job.id),
    )
    .limit(1)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(job)
    .set({ lease, leasedUntil: until, begunAt: now, attempts: sql`${job.attempts} + 1` })
    .where(eq(job.id, sql`(${due})`))
    .returning();
  return rows[0] ?? null;
}

/** Only the holder of the lease may change the job. */
const held = ({ id, lease }: JobRow) => and(eq(job.id, id), eq(job.lease, lease ?? ''));

async function change(db: Db, set: Partial<JobRow>, where: SQL | undefined) {
  const rows = await db.update(job).set(set).where(where).returning();
  return rows[0] ?? null;
}

/** Once it is known which job it is, it is held for no longer than its kind can take. */
export const setLease = (db: Db, row: JobRow, leasedUntil: Date) =>
  change(db, { leasedUntil }, held(row));

/** Saves the progress; null if another node has taken the job over. */
export const saveProgress = (db: Db, row: JobRow, far: { done: number; total?: number }) =>
  change(db, far, held(row));

export const findHeld = async (db: Db, row: JobRow) => {
  const rows = await db.select().from(job).where(held(row));
  return rows[0] ?? null;
};

/** Marks a job that took longer than a turn, so that workers for short jobs skip it. */
export const markLong = (db: Db, row: JobRow) => change(db, { isLong: true }, held(row));

export const putBack = (
  db: Db,
  row: JobRow,
  set: { runAt: Date; attempts: number; isLong?: boolean },
) => change(db, { ...set, lease: null, leasedUntil: null }, held(row));

/** A user's job stays for a day so that its result can be read; others are deleted. */
export async function finishJob(db: Db, row: JobRow, end: { at: Date; failure: string | null }) {
  if (row.personId === null) return void (await db.delete(job).where(held(row)));
  const rest = { lease: null, leasedUntil: null, onceKey: null };
  await change(db, { finishedAt: end.at, failure: end.failure, ...rest }, held(row));
}

export const findOfPerson = async (db: Db, personId: number, id: number) => {
  const rows = await db
    .select()
    .from(job)
    .where(and(eq(job.id, id), eq(job.personId, personId)));
  return rows[0] ?? null;
};

/** Its end is seen to by whichever node takes it next, or has it; meanwhile it may be asked for again. */
export const cancelOf = (db: Db, personId: number, id: number, at: Date) =>
  change(
    db,
    { cancelledAt: at, onceKey: null },
    and(eq(job.id, id), eq(job.personId, personId), isNull(job.finishedAt)),
  );

/** Cancels any user's job; recurring jobs have no owner and stay. */
export const cancelAny = (db: Db, id: number, at: Date) =>
  change(
    db,
    { cancelledAt: at, onceKey: null },
    and(eq(job.id, id), isNotNull(job.personId), isNull(job.finishedAt), isNull(job.cancelledAt)),
  );

export const deleteFinished = (db: Db, before: Date) =>
  db.delete(job).where(and(isNotNull(job.finishedAt), lt(job.finishedAt, before)));
