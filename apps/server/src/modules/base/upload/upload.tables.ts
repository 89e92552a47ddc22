import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';

/** Signing secrets by purpose, generated once and shared by all nodes. */
export const signingSecret = pgTable('signing_secret', {
  purpose: text().primaryKey(),
  secret: text().notNull(),
  madeAt: moment().notNull().defaultNow(),
});

/** Bytes uploaded or about to be, one row for each file of a day. */
export const uploadBrought = pgTable(
  'upload_brought',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    at: moment().notNull(),
  },
  (table) => [
    index('upload_brought_of_key').on(table.key),
    index('upload_brought_at').on(table.at),
  ],
);
