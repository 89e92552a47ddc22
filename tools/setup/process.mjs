import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './root.mjs';

/** @typedef {import('node:child_process').SpawnOptions} SpawnOptions */
/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {{ code: number, output: string, stdout: string }} Outcome */

/**
 * A second signal within this time is a duplicate: the terminal sends Ctrl-C to us, and npm repeats
 * it.
 */
const echo = 1000;

/** @type {Set<ChildProcess>} */
const running = new Set();
/** @type {{ signal: NodeJS.Signals, at: number, code?: number } | undefined} */
let stopped;

/**
 * @param {NodeJS.Signals} signal
 * @param {number} [code] our exit code, where it is not that of the signal
 */
function passOn(signal, code) {
  const again = stopped && performance.now() - stopped.at > echo;
  if (stopped && !again) return;
  stopped ??= { signal, at: performance.now(), ...(code !== undefined && { code }) };
  for (const child of running) child.kill(again ? 'SIGKILL' : signal);
  leaveWhenAlone();
}

/** No child process may outlive this one. */
function leaveWhenAlone(code = stopped?.code ?? exitCode(null, stopped?.signal ?? null)) {
  if (stopped && running.size === 0) process.exit(code);
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => passOn(signal));
}

// npm passes a signal on to the shell between us and no further, so this process exits when the
// shell is gone.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && passOn('SIGTERM'), 500).unref();
}

export const isStopping = () => stopped !== undefined;

/**
 * For commands with several children, when one of them ends; `code` is its exit code, if the others
 * only served it.
 * @param {number} [code]
 */
export const stopAll = (code) => passOn('SIGTERM', code);

/**
 * The exit code as a shell computes it.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
const exitCode = (code, signal) => code ?? 128 + (signal ? constants.signals[signal] : 1);

/**
 * Waits for a child: signals are passed on (the second one kills), and this process stays until the
 * child is gone.
 * @param {ChildProcess} child
 * @param {{ isAll?: boolean }} [options] isAll: the child is all there is to do, so that its own
 *   exit code counts after a signal too
 * @returns {Promise<number>} its exit code
 */
export function guard(child, { isAll = false } = {}) {
  running.add(child);
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      running.delete(child);
      reject(error);
    });
    child.once('close', (code, signal) => {
      running.delete(child);
      leaveWhenAlone(isAll ? exitCode(code, signal) : undefined);
      resolve(exitCode(code, signal));
    });
  });
}

/**
 * Runs a program to its end. With `onText` its output is passed on and kept, otherwise it goes
 * straight to the terminal.
 * @param {string} program
 * @param {string[]} args
 * @param {SpawnOptions & { onText?: (text: string) => void }} [options]
 * @returns {Promise<Outcome>}
 */
export async function run(program, args, { onText, ...options } = {}) {
  const stdio = onText ? 'pipe' : 'inherit';
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', stdio, stdio], ...options });
  let output = '';
  let stdout = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (stream === child.stdout) stdout += text;
      onText?.(text);
    });
  }
  return { code: await guard(child), output, stdout };
}

/**
 * @param {string} script
 * @param {string[]} [args]
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runNode = (script, args = [], options = {}) =>
  run(process.execPath, [script, ...args], options);
