import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import '../setup/process.mjs'; // its signal handlers end the process in order, so that "exit" comes
import { root } from '../setup/root.mjs';
import { say, Stop } from '../setup/say.mjs';

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Prints the command that reproduces the figures. */
export const sayCommand = () => say(`$ node ${relative(root, process.argv[1] ?? '')}\n`);

const canPin = spawnSync('taskset', ['--version']).status === 0;

/**
 * Pins all processes started from now on to this core, where the system supports it.
 * @param {number} core
 */
export function stayOn(core) {
  if (canPin) spawnSync('taskset', ['-cp', String(core), String(process.pid)]);
  else say('(no taskset here: the system chooses the cores)');
}

/**
 * A server process, which ends with this process at the latest.
 * @param {string[]} args for node
 * @param {{ env?: NodeJS.ProcessEnv, core?: number }} [options]
 */
export function startServer(args, { env = {}, core } = {}) {
  const pinned = canPin && core !== undefined ? ['taskset', '-c', String(core)] : [];
  const [program = '', ...rest] = [...pinned, process.execPath, ...args];
  const child = spawn(program, rest, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', SANDBOX: 'on', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  return {
    pid: Number(child.pid),
    isOver,
    kill: async () => {
      process.off('exit', end);
      if (isOver()) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    stop: async () => {
      process.off('exit', end);
      if (isOver()) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/**
 * @param {string} url
 * @returns {Promise<number>} its status; 0: nobody answers
 */
export const statusOf = (url) =>
  new Promise((resolve) => {
    get(url, { agent: false }, (answer) => resolve(answer.resume().statusCode ?? 0)).on(
      'error',
      () => resolve(0),
    );
  });

/**
 * @param {string} url
 * @param {{ isOver: () => boolean }} server
 */
export async function firstAnswer(url, server) {
  while ((await statusOf(url)) !== 200) {
    if (server.isOver()) throw new Stop(`The server ended before ${url} answered.`);
    await sleep(2);
  }
}
