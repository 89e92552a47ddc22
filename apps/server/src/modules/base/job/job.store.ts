import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { job, type JobRow } from './job.tables';

export type NewJob = Pick<typeof job.$inferInsert, 'kind' | 'payload' | 'runAt' | 'onceKey'>;

/** What is there once is not queued again. */
export async function insertJob(db: Db, row: NewJob) {
  await db.insert(job).values(row).onConflictDoNothing();
}

interface Claim {
  kinds: string[];
  now: Date;
  lease: string;
  until: Date;
}

/** Takes the job whose turn it is, or null. Nodes that ask at once are given different ones. */
export async function claimJob(db: Db, { kinds, now, lease, until }: Claim) {
  const due = db
    .select({ id: job.id })
    .from(job)
    .where(
      and(
        inArray(job.kind, kinds),
        lte(job.runAt, now),
        or(isNull(job.leasedUntil), lte(job.leasedUntil, now)),
      ),
    )
    .orderBy(asc(job.runAt), asc(job.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(job)
    .set({ lease, leasedUntil: until, attempts: sql`${job.attempts} + 1` })
    .where(eq(job.id, sql`(${due})`))
    .returning();
  return rows[0] ?? null;
}

/** Once it is known which job it is, it is held for no longer than its kind can take. */
export async function setLease(db: Db, row: JobRow, leasedUntil: Date) {
  await db.update(job).set({ leasedUntil }).where(held(row));
}

/** Only whoever still holds the lease says what becomes of a job. */
const held = ({ id, lease }: JobRow) => and(eq(job.id, id), eq(job.lease, lease ?? ''));

export async function deleteJob(db: Db, row: JobRow) {
  await db.delete(job).where(held(row));
}

export async function putBack(db: Db, row: JobRow, change: { runAt: Date; attempts: number }) {
  await db
    .update(job)
    .set({ ...change, lease: null, leasedUntil: null })
    .where(held(row));
}
