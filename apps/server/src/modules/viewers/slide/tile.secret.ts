import type { Db } from '../../../db/database';
import { selectSecret } from '../../base/upload/upload.door';

/** It never changes, and every tile needs it. */
const secrets = new WeakMap<Db, Promise<string>>();

/** The secret of all nodes, or the one that a web server in front was told as well. */
export function tileSecret(db: Db, told: string | null): Promise<string> {
  if (told !== null) return Promise.resolve(told);
  const known = secrets.get(db) ?? selectSecret(db, 'slide');
  secrets.set(db, known);
  // What failed once may succeed the next time.
  known.catch(() => secrets.delete(db));
  return known;
}
