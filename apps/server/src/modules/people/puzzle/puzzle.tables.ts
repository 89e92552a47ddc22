import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A slide puzzle. It allows one attempt; a solution earns a ticket for one use. */
export const puzzle = pgTable('puzzle', {
  id: uuid().primaryKey(),
  x: integer().notNull(),
  /** The rate-limit turn, given back when the puzzle is solved. */
  turn: integer(),
  shownAt: timestamp({ withTimezone: true }).notNull(),
  triedAt: timestamp({ withTimezone: true }),
  ticketHash: text().unique('puzzle_ticket'),
  usedAt: timestamp({ withTimezone: true }),
});
