/** The built server as a separate process, for journeys that start, kill and misconfigure it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../setup/port.mjs';
import { inRoot } from '../../setup/root.mjs';

const READY_WITHIN_MS = 120_000;

/** @typedef {import('node:test').TestContext} Test */

/** @type {WeakMap<Test, (() => unknown)[]>} */
const endings = new WeakMap();

/**
 * Cleans up in reverse order and attempts every step: a server writes to its folder until it is
 * dead, and one that outlived its test would block the whole run.
 * @param {Test} test
 * @param {() => unknown} end
 */
export function atEnd(test, end) {
  const all = endings.get(test);
  if (all) return void all.unshift(end);
  endings.set(test, [end]);
  test.after(async () => {
    const failures = [];
    for (const each of endings.get(test) ?? []) {
      try {
        await each();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  });
}

/**
 * A data directory that is deleted after the test.
 * @param {Test} test
 */
export function freshDataDir(test) {
  const folder = mkdtempSync(join(tmpdir(), 'cheese-journey-'));
  atEnd(test, () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/**
 * Starts the server with `env` on free ports; it is killed at the end of the test at the latest.
 * @param {Test} test
 * @param {Record<string, string>} [env]
 * @param {string[]} [words] What it is asked to do instead.
 */
export async function startServer(test, env = {}, words = []) {
  const [port, emergencyPort] = await freePorts(2);
  const child = spawn(process.execPath, [inRoot('dist/apps/server/main.js'), ...words], {
    // As `npm start` does it: with an IPC channel, on which the server reports that it is ready.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      SEED: 'none',
      SANDBOX: 'on',
      DRAW_AHEAD: 'off',
      PORT: String(port),
      EMERGENCY_PORT: String(emergencyPort),
      ...env,
    },
  });
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('the server has no voice');
  const said = { out: '', err: '' };
  stdout.setEncoding('utf8').on('data', (text) => (said.out += text));
  stderr.setEncoding('utf8').on('data', (text) => (said.err += text));
  const ended = once(child, 'close').then(([code]) => code);
  atEnd(test, async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    child,
    stderr,
    said,
    ended,
    url,
    ready: () => until(() => isReady(url), READY_WITHIN_MS),
  };
}

/** @param {string} url */
export async function statusOf(url) {
  try {
    return (await fetch(url)).status;
  } catch {
    return 0;
  }
}

/** @param {string} url */
export const isReady = async (url) => (await statusOf(`${url}/readyz`)) === 200;

/**
 * Polls until `holds`; answers the time it took.
 * @param {() => Promise<boolean>} holds
 * @param {number} patienceMs
 */
export async function until(holds, patienceMs) {
  const began = performance.now();
  while (!(await holds())) {
    if (performance.now() - began > patienceMs) throw new Error(`not within ${patienceMs} ms`);
    await sleep(25);
  }
  return performance.now() - began;
}
