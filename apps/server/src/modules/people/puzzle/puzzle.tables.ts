import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';

/** A slide puzzle. It allows one attempt; a solution earns a ticket for one use. */
export const puzzle = pgTable('puzzle', {
  id: uuid().primaryKey(),
  x: integer().notNull(),
  /** The rate-limit turn, given back when the puzzle is solved. */
  turn: integer(),
  shownAt: moment().notNull(),
  triedAt: moment(),
  ticketHash: text().unique('puzzle_ticket'),
  usedAt: moment(),
});
