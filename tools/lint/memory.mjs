/**
 * The files that passed the lint under the same rules, in the user's cache folder, shared by all
 * clones on the machine. One file per state of the rules, one hash per line.
 */
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../setup/cacheFolder.mjs';

const folder = cacheFolder('lint');
const MOST_FILES = 12;
const MOST_BYTES = 16 * 1024 * 1024;

/** @param {string} file */
function tooOld(file) {
  const all = readdirSync(folder).map((name) => join(folder, name));
  const newest = all.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  return newest.filter((one) => one !== file).slice(MOST_FILES - 1);
}

/** @param {string} rules a hash of all that the rules say */
export function memoryOf(rules) {
  const file = join(folder, rules);
  mkdirSync(folder, { recursive: true });
  if (existsSync(file) && statSync(file).size > MOST_BYTES) rmSync(file);
  const passed = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
  if (existsSync(file)) utimesSync(file, new Date(), new Date());
  return {
    has: (/** @type {string} */ key) => passed.has(key),
    /** @param {readonly string[]} keys */
    keep(keys) {
      if (keys.length > 0) appendFileSync(file, keys.map((key) => `${key}\n`).join(''));
      tooOld(file).forEach((one) => rmSync(one, { force: true }));
    },
  };
}
