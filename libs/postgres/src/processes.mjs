/** Finds PostgreSQL processes by their working directory. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The content of postmaster.pid: the pid, and the status in the eighth line.
 * @param {string} folder
 */
export function readPidFile(folder) {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), status: lines[7]?.trim() ?? '' };
  } catch {
    return null;
  }
}

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH';
  }
}

/** @param {number} pid @param {NodeJS.Signals} signal */
export function signal(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has exited meanwhile.
  }
}

/**
 * The processes that work in the folder: the first process and its children. On systems other than
 * Linux only the first can be found, by its pid file.
 * @param {string} folder
 * @returns {number[]}
 */
export function processesIn(folder) {
  if (process.platform === 'linux') return byProc(folder);
  const pid = readPidFile(folder)?.pid;
  return pid && isAlive(pid) && /postgres/.test(nameOf(pid)) ? [pid] : [];
}

/** @param {string} folder */
function byProc(folder) {
  const place = realpathSync(folder);
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.filter((pid) => worksIn(pid, place)).map(Number);
}

/** @param {string} pid @param {string} place */
function worksIn(pid, place) {
  try {
    // A user's shell in that folder is not a PostgreSQL process.
    const name = readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
    return /^(postgres|initdb)$/.test(name) && readlinkSync(`/proc/${pid}/cwd`) === place;
  } catch {
    return false;
  }
}

/** @param {number} pid */
function nameOf(pid) {
  const [program, ...args] =
    process.platform === 'win32'
      ? ['tasklist', '/FI', `PID eq ${pid}`]
      : ['ps', '-p', `${pid}`, '-o', 'comm='];
  return spawnSync(program ?? '', args, { encoding: 'utf8' }).stdout ?? '';
}
