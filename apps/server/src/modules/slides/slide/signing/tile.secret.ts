import type { Db } from '../../../../db/database';
import { keptSecret } from '../../../base/upload/keptSecret';

const ownSecret = keptSecret('slide');

/** The secret of all nodes, or the one that a web server in front was told as well. */
export const tileSecret = (db: Db, told: string | null): Promise<string> =>
  told === null ? ownSecret(db) : Promise.resolve(told);
