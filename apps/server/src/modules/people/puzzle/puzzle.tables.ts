import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A slide puzzle that was shown. It may be tried once; whoever solves it gets a ticket for one use. */
export const puzzle = pgTable('puzzle', {
  id: uuid().primaryKey(),
  x: integer().notNull(),
  /** The turn of who was shown it, given back when it is solved. */
  turn: integer(),
  shownAt: timestamp({ withTimezone: true }).notNull(),
  triedAt: timestamp({ withTimezone: true }),
  ticketHash: text().unique('puzzle_ticket'),
  usedAt: timestamp({ withTimezone: true }),
});
