import { isNull } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';

/**
 * A queued job, run by the node that claims it first. The row is deleted when it is done, or a day
 * later if it has an owner, who may look at the result.
 */
export const job = pgTable(
  'job',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    payload: jsonb().notNull(),
    /** Idempotency key of jobs that are queued at most once, such as the hourly sweep. */
    onceKey: text().unique('job_once'),
    runAt: moment().notNull(),
    /** Time of the request; `runAt` moves with each attempt. */
    askedAt: moment().notNull().defaultNow(),
    attempts: smallint().notNull().default(0),
    /** End of the lease; the job of a killed node is then claimed again. */
    leasedUntil: moment(),
    lease: text(),
    /** The user who waits for the job: used for fair queueing, progress and cancelling. */
    personId: integer(),
    /** The school for which they wait: schools take turns before their people do. */
    organisationId: integer(),
    /** True if the job has exceeded a turn; workers for short jobs then skip it. */
    isLong: boolean().notNull().default(false),
    /** When it was last begun: whose turn was longest ago is next. */
    begunAt: moment(),
    done: integer().notNull().default(0),
    total: integer(),
    cancelledAt: moment(),
    finishedAt: moment(),
    /** Key of the permanent failure. */
    failure: text(),
  },
  (table) => [
    index('job_order').on(table.runAt, table.id).where(isNull(table.finishedAt)),
    index('job_turns').on(table.personId, table.begunAt),
    index('job_school_turns').on(table.organisationId, table.begunAt),
  ],
);

export type JobRow = typeof job.$inferSelect;
