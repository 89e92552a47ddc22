import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { puzzle } from './puzzle.tables';

export async function insertPuzzle(db: Db, row: typeof puzzle.$inferInsert) {
  await db.insert(puzzle).values(row);
}

/** Spends the one try of a puzzle that is not too old, and tells where its piece belongs. */
export async function spendTry(db: Db, id: string, now: Date, shownAfter: Date) {
  const rows = await db
    .update(puzzle)
    .set({ triedAt: now })
    .where(and(eq(puzzle.id, id), isNull(puzzle.triedAt), gt(puzzle.shownAt, shownAfter)))
    .returning({ x: puzzle.x, turn: puzzle.turn });
  return rows[0] ?? null;
}

export async function setTicket(db: Db, id: string, ticketHash: string) {
  await db.update(puzzle).set({ ticketHash }).where(eq(puzzle.id, id));
}

export async function spendTicket(db: Db, ticketHash: string, now: Date, triedAfter: Date) {
  const rows = await db
    .update(puzzle)
    .set({ usedAt: now })
    .where(
      and(eq(puzzle.ticketHash, ticketHash), isNull(puzzle.usedAt), gt(puzzle.triedAt, triedAfter)),
    )
    .returning({ id: puzzle.id });
  return rows.length > 0;
}

export async function deletePuzzlesBefore(db: Db, moment: Date) {
  await db.delete(puzzle).where(lt(puzzle.shownAt, moment));
}
