/** One run of PostgreSQL from start to exit. */
import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { binary } from './binaries.mjs';
import { readPidFile } from './processes.mjs';
import { runIn } from './programs.mjs';
import { PostgresTrouble, runsNowhere } from './trouble.mjs';
import { postgresUser } from './user.mjs';

/** @typedef {{ pid: number, ended: Promise<import('./programs.mjs').End>, stop: () => Promise<void>, kill: () => Promise<void> }} Run */

/**
 * The watcher holds a pipe to this process and stops PostgreSQL when the pipe breaks, because a
 * killed process cannot.
 */
const WATCH = 'read -r line; kill -INT "$1"';

/** A PostgreSQL that has not shut down by then is killed, and recovers at its next start. */
const PATIENCE_MS = 8_000;

/**
 * Starts PostgreSQL and waits until it takes connections.
 * @param {string} folder
 * @param {{ port: number, settings: string[] }} how
 * @returns {Promise<Run>}
 */
export async function launch(folder, { port, settings }) {
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const { child, ended } = runIn('postgres', folder, ['-p', `${port}`, ...flags]);
  const pid = child.pid ?? 0;
  let isOver = false;
  const watch = pid > 0 ? watchOver(pid, folder) : null;
  void ended.then(() => {
    isOver = true;
    watch?.kill('SIGKILL');
  });
  while (!isReady(folder, pid)) {
    if (isOver) throw failure(await ended);
    await sleep(5);
  }
  // The child must not keep this process alive; if this process exits without stopping it, the
  // watcher does.
  letGo(child, child.stderr);
  return {
    pid,
    ended,
    async stop() {
      child.ref();
      const late = setTimeout(() => child.kill('SIGQUIT'), PATIENCE_MS);
      endInOrder(folder, child);
      await ended.finally(() => clearTimeout(late));
    },
    async kill() {
      child.ref();
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** @param {...object} all */
function letGo(...all) {
  for (const one of all) /** @type {{ unref?: () => void }} */ (one).unref?.();
}

/** @param {string} folder @param {number} pid */
function isReady(folder, pid) {
  const found = readPidFile(folder);
  return found?.pid === pid && found.status === 'ready';
}

/** On Windows the system ends child processes together with this one. @param {number} pid @param {string} folder */
function watchOver(pid, folder) {
  if (process.platform === 'win32') return null;
  const watch = spawn('/bin/sh', ['-c', WATCH, 'sh', `${pid}`], {
    ...postgresUser(),
    cwd: folder,
    env: {},
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watch.on('error', () => undefined);
  watch.stdin.on('error', () => undefined);
  letGo(watch, watch.stdin);
  return watch;
}

/** @param {string} folder @param {import('node:child_process').ChildProcess} child */
function endInOrder(folder, child) {
  if (process.platform !== 'win32') child.kill('SIGINT');
  else spawnSync(binary('pg_ctl'), ['stop', '-D', folder, '-m', 'fast', '-W'], { stdio: 'ignore' });
}

/** @param {import('./programs.mjs').End} end */
const failure = ({ code, words }) =>
  code === -1 || code === 127
    ? runsNowhere(words)
    : new PostgresTrouble(`PostgreSQL does not start: ${words}`);
