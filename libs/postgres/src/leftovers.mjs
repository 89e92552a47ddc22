/** Cleans up after a server that was killed. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, processesIn, readPidFile, signal } from './processes.mjs';

/** The time an orphan gets to flush its data and exit. */
const PATIENCE_MS = 30_000;

/**
 * Stops a PostgreSQL that outlived its server, and child processes that outlived a killed
 * PostgreSQL: with any of them in the folder, a new one refuses to start.
 * @param {string} folder
 */
export async function endLeftovers(folder) {
  const pid = readPidFile(folder)?.pid;
  if (pid === undefined) return;
  if (processesIn(folder).includes(pid)) await end(folder, pid);
  for (const rest of processesIn(folder)) signal(rest, 'SIGKILL');
  while (processesIn(folder).length > 0) await sleep(10);
  if (!(pid > 0) || isAlive(pid)) forget(folder);
}

/**
 * The pid was never written, was reused by another program, or belongs to a zombie: PostgreSQL
 * would take any of these for a running instance.
 * @param {string} folder
 */
function forget(folder) {
  const notes = readdirSync(folder).filter((name) => /^(postmaster\.pid|\.s\.PGSQL.*)$/.test(name));
  for (const note of notes) rmSync(join(folder, note), { force: true });
}

/** @param {string} folder @param {number} pid */
async function end(folder, pid) {
  signal(pid, 'SIGINT');
  const deadline = Date.now() + PATIENCE_MS;
  while (processesIn(folder).includes(pid) && Date.now() < deadline) await sleep(20);
  signal(pid, 'SIGKILL');
}
