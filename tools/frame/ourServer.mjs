/** The built server over a database, for benches and fault tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../setup/port.mjs';
import { firstAnswer, startServer } from './measure.mjs';

/** A data folder for a server, removed at the end of this process. */
export function freshDataDir() {
  const dataDir = mkdtempSync(join(tmpdir(), 'cheese-data-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  return dataDir;
}

/**
 * @typedef {object} House
 * @property {string} [databaseUrl] without it, the server runs its own in `dataDir`
 * @property {string} [dataDir]
 * @property {'demo' | 'none'} [seed]
 * @property {number} [port] a free one by default; the next port serves the emergency centre
 * @property {number} [core] the core it is pinned to
 * @property {NodeJS.ProcessEnv} [env] replaces the default, which logs nothing
 */

/** @param {House} [house] */
export async function launchOurs(house = {}) {
  const { databaseUrl = '', dataDir = freshDataDir(), seed = 'none', core } = house;
  const [port, emergencyPort] = house.port ? [house.port, house.port + 1] : await freePorts(2);
  const env = {
    DATABASE_URL: databaseUrl || undefined,
    DATA_DIR: dataDir,
    SEED: seed,
    PORT: String(port),
    EMERGENCY_PORT: String(emergencyPort),
    ...(house.env ?? { LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1' }),
  };
  const server = startServer(['dist/apps/server/main.js'], {
    env,
    ...(core !== undefined && { core }),
  });
  const url = `http://127.0.0.1:${port}`;
  return { ...server, port: Number(port), url, calls: `${url}/doctor-cheese` };
}

/**
 * Waits for its first answer as well.
 * @param {House & { until?: string }} [house] `until` is the path that must answer
 */
export async function startOurs({ until = '/readyz', ...house } = {}) {
  const server = await launchOurs(house);
  await firstAnswer(`${server.url}${until}`, server);
  return server;
}
