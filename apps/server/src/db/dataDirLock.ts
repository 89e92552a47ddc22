import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError } from '../config/environment';

/** Another live process works on the directory. */
export class DataDirInUse extends Error {}

interface Holder {
  pid: number;
  /** When the process began, where the system tells: a reused pid is not the same process. */
  begun: string | null;
}

/**
 * Keeps a second process off the data directory: it would take the first one's PostgreSQL for one
 * that outlived its server, and end it. A lock whose process is gone (kill -9) is taken over without
 * help.
 * Returns what gives the directory back.
 */
export function lockDataDir(dataDir: string): () => void {
  makeFolder(dataDir);
  const lockFile = join(dataDir, 'server.lock');
  const mine = join(dataDir, `server.lock.${process.pid}`);
  writeFileSync(mine, JSON.stringify(holderOf(process.pid)));
  try {
    claim(mine, lockFile, dataDir);
  } finally {
    rmSync(mine, { force: true });
  }
  return () => rmSync(lockFile, { force: true });
}

/** Makes the folders above only where they are missing: some systems never end that for /proc. */
function makeFolder(dataDir: string) {
  try {
    if (!existsSync(dataDir)) mkdirSync(dataDir, { recursive: !existsSync(dirname(dataDir)) });
    if (!statSync(dataDir).isDirectory()) throw new Error('it is a file');
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`DATA_DIR names ${dataDir}, which cannot be used: ${why}.`);
  }
}

function claim(mine: string, lockFile: string, dataDir: string) {
  // A link either appears whole or fails: two starts in the same moment cannot both hold it.
  while (!link(mine, lockFile)) {
    const text = readIfThere(lockFile);
    if (text === null) continue;
    const holder = parseHolder(text);
    if (holder && isAlive(holder)) throw new DataDirInUse(inUse(dataDir, holder.pid));
    removeStale(lockFile, text);
  }
}

/** Moves the dead lock aside and looks again: another start may have been faster. */
function removeStale(lockFile: string, expected: string) {
  const aside = `${lockFile}.stale.${process.pid}`;
  try {
    renameSync(lockFile, aside);
  } catch {
    return;
  }
  if (readIfThere(aside) !== expected) link(aside, lockFile);
  rmSync(aside, { force: true });
}

function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function parseHolder(text: string): Holder | null {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return null;
  }
}

function holderOf(pid: number): Holder {
  return { pid, begun: beginningOf(pid) };
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return beginningOf(holder.pid) === holder.begun;
}

/** The 22nd field of /proc/<pid>/stat; null where there is no /proc. */
function beginningOf(pid: number): string | null {
  const stat = readIfThere(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

const inUse = (dataDir: string, pid: number) =>
  `The data directory ${dataDir} is in use by another running server (process ${pid}). ` +
  'Stop that one, or give this one a directory of its own with DATA_DIR.';
