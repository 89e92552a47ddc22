/** The single acts on a throwaway cluster; postgres.mjs puts them together. */
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { Stop } from '../setup/say.mjs';
import { binary, unprivileged } from './binaries.mjs';

// Sorting and case as in the embedded database (PGlite).
const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
export const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** @returns {string} a folder that PostgreSQL's user owns, with an initialised cluster */
export function createCluster() {
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
export function launch(folder, port, options) {
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
export const isOver = (child) => child.exitCode !== null || child.signalCode !== null;

/**
 * @param {string} url
 * @param {string} statement
 * @returns {Promise<Record<string, unknown>[] | null>} null: nobody answers
 */
async function ask(url, statement) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(statement);
    await client.end();
    return rows;
  } catch {
    return null;
  }
}

/** @param {string} url */
export const accepts = async (url) => (await ask(url, 'select 1')) !== null;

/**
 * The processes that serve connections: they outlive a killed parent by a moment.
 * @param {string} url
 */
export async function backendsOf(url) {
  const rows = await ask(url, 'select pid from pg_stat_activity where pid <> pg_backend_pid()');
  return (rows ?? []).map(({ pid }) => Number(pid));
}
