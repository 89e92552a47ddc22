/** Inspects a data folder before anything is changed in it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { major } from './binaries.mjs';
import { PostgresTrouble } from './trouble.mjs';

/** The password of the only user; a cluster without this file is not one of ours. */
export const passwordFile = 'cheese.password';

/** @param {string} folder */
export const readPassword = (folder) => readFileSync(join(folder, passwordFile), 'utf8');

/**
 * True if the folder holds a cluster of ours. Any other content is reported and left untouched.
 * @param {string} folder
 */
export function holdsCluster(folder) {
  const names = namesIn(folder);
  if (names.length === 0) return false;
  if (!names.includes('PG_VERSION')) throw new PostgresTrouble(somethingElse(folder));
  if (!names.includes(passwordFile)) throw new PostgresTrouble(pglite(folder));
  const made = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (made !== major()) throw new PostgresTrouble(otherVersion(folder, made));
  return true;
}

/** @param {string} folder */
function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ENOENT') return [];
    throw new PostgresTrouble(somethingElse(folder));
  }
}

/** @param {string} folder */
const somethingElse = (folder) =>
  `${folder} is to hold the database, but what is there is none. Move it away, or choose another ` +
  'DATA_DIR.';

/** @param {string} folder */
const pglite = (folder) =>
  `${folder} holds a database of an earlier version of this server (PGlite), which this version ` +
  'cannot read. Move the folder away to begin anew, or run the version before.';

/** @param {string} folder @param {string} made */
const otherVersion = (folder, made) =>
  `${folder} was made by PostgreSQL ${made}, and this server brings PostgreSQL ${major()}. See ` +
  'docs/running.md for how the data is brought over, or move the folder away to begin anew.';
