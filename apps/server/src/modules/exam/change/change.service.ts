import { bankLimits } from '@cheese/domain/codes/exam/banks';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { deleteChangesBefore, insertChange } from './change.store';
import type { Undo } from './change.kinds';

export const UNDO_MS = bankLimits.undoMinutes * 60_000;

/** So long the answer to a late undo says that it is late, and not that nothing was ever done. */
const KEPT_MS = 24 * UNDO_MS;

/** Remembers a step, so that it can be taken back; within the transaction that makes it. */
export async function saveChange(
  db: Db,
  { person, clock }: CallerContext,
  bankId: number,
  undo: Undo,
) {
  const madeAt = clock.now();
  await deleteChangesBefore(db, bankId, new Date(madeAt.getTime() - KEPT_MS));
  return insertChange(db, { bankId, personId: person.id, undo, madeAt });
}
