import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { guard } from '../setup/process.mjs';
import { inRoot, root } from '../setup/root.mjs';
import { Stop } from '../setup/say.mjs';

/** @typedef {import('./greeting.mjs').Ready} Ready */

const largestLog = 20 * 1024 * 1024;

/** @param {string} folder */
function makeFolder(folder) {
  try {
    if (!existsSync(folder)) mkdirSync(folder, { recursive: !existsSync(dirname(folder)) });
    if (!statSync(folder).isDirectory()) throw new Error('it is a file');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Stop(`DATA_DIR names ${folder}, which cannot be used: ${why}.`);
  }
}

/** The log is beside the data it is about, and its size is limited. */
function openLog() {
  const folder = process.env.DATA_DIR || inRoot('.data');
  makeFolder(folder);
  const path = join(folder, 'server.log');
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > largestLog) renameSync(path, `${path}.1`);
  return { path, file: openSync(path, 'a') };
}

/**
 * Starts the built server: its log goes to a file, its messages for people (stderr) to the
 * terminal. It has a process group of its own, so that Ctrl-C reaches it once: through this
 * process.
 */
export function startServer() {
  const log = openLog();
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/apps/server/main.js'], {
    cwd: root,
    stdio: ['ignore', log.file, 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  /** @type {Promise<Ready>} */
  const ready = new Promise((resolve) => {
    child.on('message', (/** @type {{ ready?: Ready }} */ message) => {
      if (message.ready) resolve(message.ready);
    });
  });
  return { ready, ended: guard(child, { isAll: true }), log: log.path };
}
