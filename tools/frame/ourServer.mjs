/** The built server over a database, as benches and faults start it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../setup/port.mjs';
import { firstAnswer, startServer } from './measure.mjs';

/** A folder for what a server keeps beside its rows, gone with this process. */
export function freshDataDir() {
  const dataDir = mkdtempSync(join(tmpdir(), 'cheese-data-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  return dataDir;
}

/**
 * @typedef {object} House
 * @property {string} [databaseUrl] none for the server's own, which lies in `dataDir`
 * @property {string} [dataDir]
 * @property {'demo' | 'none'} [seed]
 * @property {number} [port] any that is free; the next one is the emergency centre's
 * @property {number} [core] where it stays
 * @property {NodeJS.ProcessEnv} [env] more of its environment; a fault that is tried needs no log
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
 * The same, up to its first answer.
 * @param {House & { until?: string }} [house] `until` is what has to be answered, and not only said to be ready
 */
export async function startOurs({ until = '/readyz', ...house } = {}) {
  const server = await launchOurs(house);
  await firstAnswer(`${server.url}${until}`, server);
  return server;
}
