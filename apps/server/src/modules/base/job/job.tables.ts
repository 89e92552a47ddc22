import { index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** Work for later, done by whichever node takes it first; a row goes when its work is done. */
export const job = pgTable(
  'job',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    payload: jsonb().notNull(),
    /** Of what there is at most once, such as the sweeping that comes back every hour. */
    onceKey: text().unique('job_once'),
    runAt: timestamp({ withTimezone: true }).notNull(),
    attempts: smallint().notNull().default(0),
    /** Until when whoever took it has it to themselves; a killed node's job is then taken again. */
    leasedUntil: timestamp({ withTimezone: true }),
    lease: text(),
  },
  (table) => [index('job_order').on(table.runAt, table.id)],
);

export type JobRow = typeof job.$inferSelect;
