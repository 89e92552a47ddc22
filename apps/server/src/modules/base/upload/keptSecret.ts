import type { Db } from '../../../db/database';
import { selectSecret } from './upload.store';

/**
 * The secret of a purpose, read once: it never changes, and every page and seek needs it. Each
 * purpose has its own, so that what was signed for one is worth nothing for another.
 */
export function keptSecret(purpose: string): (db: Db) => Promise<string> {
  const secrets = new WeakMap<Db, Promise<string>>();
  return (db) => {
    const known = secrets.get(db) ?? selectSecret(db, purpose);
    secrets.set(db, known);
    // Do not cache a failure.
    known.catch(() => secrets.delete(db));
    return known;
  };
}
