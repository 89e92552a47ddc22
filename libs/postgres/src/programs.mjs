/** Starts programs of PostgreSQL. */
import { spawn } from 'node:child_process';
import { binary } from './binaries.mjs';
import { postgresUser } from './user.mjs';

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null, words: string }} End */

const LAST_WORDS_MS = 100;

/** Only what PostgreSQL needs, because the server's environment holds secrets. */
const environment = () =>
  process.platform === 'win32' ? process.env : { PATH: process.env['PATH'], LC_ALL: 'C' };

/**
 * The folder as PostgreSQL's user can reach it, even below one that only root may enter: the
 * program changes to it while it is still root.
 * @param {string} folder
 */
const wayTo = (folder) =>
  process.platform === 'linux' && postgresUser().uid !== undefined ? '/proc/self/cwd' : folder;

/**
 * In a process group of its own: Ctrl-C at the terminal is meant for the server, which may still
 * need PostgreSQL.
 * @param {'postgres' | 'initdb'} name
 * @param {string} folder of the cluster
 * @param {string[]} args
 */
export function runIn(name, folder, args) {
  const child = spawn(binary(name), ['-D', wayTo(folder), ...args], {
    ...postgresUser(),
    cwd: folder,
    env: environment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (words = (words + text).slice(-2000)));
  /** @type {Promise<End>} */
  const ended = new Promise((resolve) => {
    child.once('error', ({ message }) => resolve({ code: -1, signal: null, words: message }));
    child.once('exit', (code, signal) => {
      const tell = () => resolve({ code, signal, words: words.trim() });
      child.stderr.once('close', tell);
      // A process that serves a connection may hold the pipe longer than the first process lives.
      setTimeout(tell, LAST_WORDS_MS);
    });
  });
  return { child, ended };
}
