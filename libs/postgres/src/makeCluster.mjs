/** A new cluster: created beside its place, and renamed when it is complete. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { randomBytes } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { passwordFile } from './folder.mjs';
import { processesIn, signal } from './processes.mjs';
import { runIn } from './programs.mjs';
import { PostgresTrouble, runsNowhere } from './trouble.mjs';
import { giveToPostgres } from './user.mjs';

const MAKING = '.making-';

export const newPassword = () => randomBytes(32).toString('base64url');

const options = [
  '--username=postgres',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  // The same sort order on every machine.
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  // Iterations protect weak passwords. Ours is 32 random bytes, so one is enough and connecting is
  // faster.
  '--set',
  'scram_iterations=1',
  '--pwfile',
  `../${passwordFile}`,
];

/**
 * @param {string} folder
 * @param {{ password: string, isLasting?: boolean, signal?: AbortSignal }} how
 */
export async function makeCluster(folder, { password, isLasting = true, signal: call }) {
  removeHalves(folder);
  const place = mkdtempSync(`${folder}${MAKING}`);
  const cluster = join(place, 'cluster');
  const secret = join(place, passwordFile);
  mkdirSync(cluster, { mode: 0o700 });
  writeFileSync(secret, password, { mode: 0o600, flush: true });
  giveToPostgres(place, cluster, secret);
  try {
    await initialise(cluster, isLasting ? [] : ['--no-sync'], call);
    renameSync(secret, join(cluster, passwordFile));
    putInPlace(cluster, folder);
  } finally {
    rmSync(place, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** @param {string} cluster @param {string[]} more @param {AbortSignal} [call] */
async function initialise(cluster, more, call) {
  const { child, ended } = runIn('initdb', cluster, [...options, ...more]);
  const stop = () => child.kill();
  call?.addEventListener('abort', stop);
  const { code, words } = await ended;
  call?.removeEventListener('abort', stop);
  // A program that the system cannot load exits before it prints anything of its own.
  if (code === -1 || code === 127) throw runsNowhere(words);
  if (code !== 0) throw new PostgresTrouble(`PostgreSQL made no database in ${cluster}: ${words}`);
}

/** @param {string} cluster @param {string} folder */
function putInPlace(cluster, folder) {
  if (existsSync(folder)) rmdirSync(folder); // it is empty
  keep(cluster);
  renameSync(cluster, folder);
  keep(dirname(folder));
}

/** Flushes a folder's entries to disk, so that they survive a power failure. @param {string} folder */
function keep(folder) {
  if (process.platform === 'win32') return;
  const file = openSync(folder, 'r');
  fsyncSync(file);
  closeSync(file);
}

/** Folders left by killed starts, which were never used. @param {string} folder */
function removeHalves(folder) {
  const home = dirname(folder);
  const halves = readdirSync(home).filter((name) => name.startsWith(basename(folder) + MAKING));
  for (const half of halves.map((name) => join(home, name))) {
    const cluster = join(half, 'cluster');
    if (existsSync(cluster)) for (const pid of processesIn(cluster)) signal(pid, 'SIGKILL');
    rmSync(half, { recursive: true, force: true, maxRetries: 5 });
  }
}
