import { randomInt, randomUUID } from 'node:crypto';
import type { Puzzle, PuzzleTicket } from '@cheese/domain/contract/base/shapes/puzzle';
import type { Caller } from '../../../calls/caller';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { refuse } from '../../../calls/refusal';
import { hashOf, newSecret } from '../../../config/secrets';
import { limits } from '../../base/limit/limit.rules';
import { refundAttempts, consumeRateLimits } from '../../base/limit/limit.service';
import { drawPuzzle } from './drawPuzzle';
import { PIECE, PUZZLE, TOLERANCE } from './puzzle.measures';
import {
  deletePuzzlesBefore,
  insertPuzzle,
  setTicket,
  spendTicket,
  spendTry,
} from './puzzle.store';

const LIFE_MS = 5 * 60_000;

interface Door {
  clock: Clock;
  caller: Caller;
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** Shows a new puzzle. Where the piece belongs stays here. */
export async function showPuzzle(db: Db, { clock, caller }: Door): Promise<Puzzle> {
  const now = clock.now();
  const key = `puzzle:${caller.address}`;
  const [turn] = await consumeRateLimits(db, now, [{ key, limit: limits.puzzlesForAddress }]);
  await deletePuzzlesBefore(db, new Date(now.getTime() - 2 * LIFE_MS));
  const gap = placeGap();
  const puzzleId = randomUUID();
  await insertPuzzle(db, { id: puzzleId, x: gap.x, turn, shownAt: now });
  const expiresAt = now.getTime() + LIFE_MS;
  return { puzzleId, ...(await drawPuzzle(gap)), pieceY: gap.y, expiresAt };
}

/** Far enough to the right that there is a way to slide, and wholly visible. */
const placeGap = () => ({
  x: randomInt(PIECE + 10, PUZZLE.width - PIECE - 10),
  y: randomInt(10, PUZZLE.height - PIECE - 10),
});

/** Each puzzle allows one attempt; a failure needs a new puzzle. */
export async function solvePuzzle(
  db: Db,
  { clock }: Pick<Door, 'clock'>,
  { puzzleId, x }: { puzzleId: string; x: number },
): Promise<PuzzleTicket> {
  const now = clock.now();
  const shownAfter = new Date(now.getTime() - LIFE_MS);
  const tried = isUuid(puzzleId) ? await spendTry(db, puzzleId, now, shownAfter) : null;
  if (!tried || Math.abs(tried.x - x) >= TOLERANCE) refuse('puzzle.wrong');
  if (tried.turn !== null) await refundAttempts(db, [tried.turn]);
  const ticket = newSecret();
  await setTicket(db, puzzleId, hashOf(ticket));
  return { ticket, expiresAt: now.getTime() + LIFE_MS };
}

/** Refuses callers without a valid ticket; a valid one is spent. */
export async function demandTicket(db: Db, now: Date, ticket: string | undefined) {
  const triedAfter = new Date(now.getTime() - LIFE_MS);
  const isGood = ticket !== undefined && (await spendTicket(db, hashOf(ticket), now, triedAfter));
  if (!isGood) refuse('puzzle.needed');
}
