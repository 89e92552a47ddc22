import { stripVTControlCharacters } from 'node:util';
import { byLine } from './lines.mjs';
import { runNode } from './process.mjs';
import { binOf } from './root.mjs';
import { say } from './say.mjs';

/**
 * Measured on two cores with three cached tasks: 1.3 s without Nx's daemon, 0.5 s with it, 2.4 s
 * with it the first time. It stays off, because it outlives the command, and the one command that
 * must be fast (start) does not ask Nx when nothing changed. Plugins in the same process: 0.85 s
 * instead of 2.1 s.
 */
const settings = {
  NX_DAEMON: 'false',
  NX_ISOLATE_PLUGINS: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
};

const heading = /^> nx run (\S+:\S+)(.*)$/;

/**
 * The output of each task, and the failed ones.
 * @param {string} output of Nx with --outputStyle=static
 */
export function readTasks(output) {
  /** @type {Map<string, string[]>} */
  const tasks = new Map();
  /** @type {string[]} */
  const failed = [];
  /** @type {string[] | undefined} */
  let section;
  for (const line of stripVTControlCharacters(output).split('\n')) {
    const task = heading.exec(line)?.[1];
    if (task) tasks.set(task, (section = []));
    else if (/^ NX {3}/.test(line)) section = undefined;
    else if (section) section.push(line);
    else if (/^- \S+:\S+$/.test(line)) failed.push(line.slice(2));
  }
  return { tasks, failed };
}

/** @param {string} line */
function showProgress(line) {
  const [, task, note] = heading.exec(stripVTControlCharacters(line)) ?? [];
  if (task) say(`  ${task}${note?.includes('cache') ? ' (cached)' : ''}`);
}

/** @param {string} output */
function showFailures(output) {
  const { tasks, failed } = readTasks(output);
  const shown = failed.filter((task) => tasks.has(task));
  for (const task of shown) say(`\n── ${task} ──\n${tasks.get(task)?.join('\n').trim()}`);
  if (shown.length === 0) say(output.trim());
}

/**
 * Runs Nx: prints a line per finished task, and the output of failed ones.
 * @param {string[]} args
 * @param {(line: string) => void} [onLine]
 * @returns {Promise<number>} the exit code
 */
export async function runNx(args, onLine = showProgress) {
  const env = { ...process.env, ...settings };
  const all = [...args, '--outputStyle=static'];
  const { code, output } = await runNode(binOf('nx'), all, { env, onText: byLine(onLine) });
  if (code !== 0) showFailures(output);
  return code;
}

/**
 * For queries such as `show projects`.
 * @param {string[]} args
 */
export function askNx(args) {
  const env = { ...process.env, ...settings, FORCE_COLOR: '0' };
  return runNode(binOf('nx'), args, { env, onText: () => undefined });
}
