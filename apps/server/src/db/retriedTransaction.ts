import type { Db } from './database';
import { isReferenceViolation } from './violations';

const MOST_TRIES = 4;

/**
 * A transaction that refers to many people at once: an undone import may remove some of them at the
 * same moment, and done again it no longer finds them.
 */
export async function retriedTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (tries === MOST_TRIES || !isReferenceViolation(error)) throw error;
    }
  }
}
