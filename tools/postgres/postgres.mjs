/**
 * A throwaway PostgreSQL for tests and benches: a fresh cluster in a temporary folder on a free
 * port, gone with its process.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../setup/port.mjs';
import '../setup/process.mjs'; // its signal handlers end the process in order, so that "exit" comes
import { Stop } from '../setup/say.mjs';
import { binary, unprivileged } from './binaries.mjs';

// Sorting and case as in the embedded database (PGlite).
const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** @returns {string} a folder that PostgreSQL's user owns, with an initialised cluster */
function createCluster() {
  const folder = mkdtempSync(join(tmpdir(), 'cheese-postgres-data-'));
  const user = unprivileged();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const args = [
    '-D',
    folder,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
    ...locale,
  ];
  const made = spawnSync(binary('initdb'), args, { ...user, cwd: folder, encoding: 'utf8' });
  if (made.status === 0) return folder;
  rmSync(folder, { recursive: true, force: true });
  throw new Stop(`PostgreSQL could not be initialised:\n${made.stderr || made.error}`);
}

/**
 * @param {string} folder
 * @param {number} port
 * @param {string[]} options
 */
function launch(folder, port, options) {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...options];
  const args = [
    '-D',
    folder,
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  const place = { ...unprivileged(), cwd: folder };
  const child = spawn(binary('postgres'), args, { ...place, stdio: ['ignore', 'ignore', 'pipe'] });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (words = (words + text).slice(-4000)));
  return { child, words: () => words };
}

/** @param {import('node:child_process').ChildProcess} child */
const isOver = (child) => child.exitCode !== null || child.signalCode !== null;

/** @param {string} url */
async function accepts(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {{ durable?: boolean, settings?: string[] }} [options] durable: with fsync, as in
 *   production; settings: lines of postgresql.conf
 */
export async function startPostgres({ durable = false, settings = [] } = {}) {
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const folder = createCluster();
  /** @type {ReturnType<typeof launch>} */
  let server;

  // After a kill the old backends need a moment to notice; until then a new start refuses.
  async function start(attempts = 20) {
    server = launch(folder, port, [...(durable ? [] : careless), ...settings]);
    while (!isOver(server.child)) {
      if (await accepts(url)) return;
      await sleep(30);
    }
    if (attempts === 0) throw new Stop(`PostgreSQL did not start:\n${server.words()}`);
    await sleep(250);
    await start(attempts - 1);
  }

  /** @param {NodeJS.Signals} signal */
  async function end(signal) {
    const { child } = server;
    if (isOver(child)) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  function remove() {
    server.child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }

  await start();
  process.once('exit', remove);
  return {
    url,
    /** As a power cut would: no goodbye to the connections. */
    kill: () => end('SIGKILL'),
    restart: async () => {
      await end('SIGINT');
      await start();
    },
    stop: async () => {
      await end('SIGINT');
      process.off('exit', remove);
      remove();
    },
  };
}
