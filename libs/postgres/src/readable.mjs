/** Puts PostgreSQL's programs where its user can read and run them. */
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { PostgresTrouble } from './trouble.mjs';
import { postgresUser } from './user.mjs';

/**
 * @param {string} native the folder of the package
 * @param {string} version
 */
export const madeReady = (native, version) =>
  isReady(native) ? native : copyOutside(native, version);

/** @param {string} native */
function isReady(native) {
  try {
    makeLinks(native);
    return postgresUser().uid === undefined || isOpenToAll(join(native, 'bin', 'postgres'));
  } catch {
    return false; // The packages may not be ours to write in.
  }
}

/**
 * npm packages cannot contain links, and the install script that creates them may be disabled.
 * @param {string} native
 */
function makeLinks(native) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(native, target.replace(/^native\//, ''));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

/** @param {string} path @returns {boolean} */
const isOpenToAll = (path) =>
  (statSync(path).mode & 0o001) !== 0 && (path === dirname(path) || isOpenToAll(dirname(path)));

/**
 * A copy, made once per version.
 * @param {string} native
 * @param {string} version
 */
function copyOutside(native, version) {
  const copy = join(tmpdir(), `cheese-postgres-${version}-${process.getuid?.() ?? 'user'}`);
  if (!existsSync(copy)) makeCopy(native, copy);
  // A folder owned by another user is not trusted.
  if (statSync(copy).uid === (process.getuid?.() ?? statSync(copy).uid)) return copy;
  throw new PostgresTrouble(`${copy} belongs to another user: have it removed.`);
}

/** @param {string} native @param {string} copy */
function makeCopy(native, copy) {
  const half = `${copy}.${process.pid}`;
  mkdirSync(half);
  cpSync(native, half, { recursive: true, verbatimSymlinks: true });
  makeLinks(half);
  letAllRead(half);
  try {
    renameSync(half, copy);
  } catch (error) {
    if (!existsSync(copy)) throw error; // another start was faster
  }
}

/** @param {string} folder */
function letAllRead(folder) {
  const inside = readdirSync(folder, { recursive: true }).map((name) => join(folder, `${name}`));
  for (const path of [folder, ...inside]) {
    const { mode } = lstatSync(path);
    if (!lstatSync(path).isSymbolicLink()) chmodSync(path, mode & 0o100 ? 0o755 : 0o644);
  }
}
