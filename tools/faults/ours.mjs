/** The built server over a database, and a signed-in person. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { firstAnswer, startServer } from '../bench/support/measure.mjs';
import { freePorts } from '../setup/port.mjs';

export const PHONE = '13800138000';

/**
 * @template T
 * @param {string} url
 * @param {(client: pg.Client) => Promise<T>} work
 */
export async function withDatabase(url, work) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return work(client).finally(() => client.end());
}

/** A data folder for a server, removed at the end of this process. */
export function freshDataDir() {
  const dataDir = mkdtempSync(join(tmpdir(), 'cheese-faults-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  return dataDir;
}

/**
 * @param {string} databaseUrl none for the server's own, which lies in `dataDir`
 * @param {'demo' | 'none'} seed
 */
export async function launchOurs(databaseUrl, dataDir = freshDataDir(), seed = 'none') {
  const [port, emergencyPort] = await freePorts(2);
  const env = {
    DATABASE_URL: databaseUrl || undefined,
    DATA_DIR: dataDir,
    SEED: seed,
    LOG_LEVEL: 'silent',
    PORT: String(port),
    EMERGENCY_PORT: String(emergencyPort),
    TRUSTED_PROXIES: '127.0.0.1',
  };
  const server = startServer(['dist/apps/server/main.js'], { env });
  const url = `http://127.0.0.1:${port}`;
  return { ...server, url, calls: `${url}/doctor-cheese` };
}

/** The same, up to its first answer. @param {Parameters<typeof launchOurs>} how */
export async function startOurs(...how) {
  const server = await launchOurs(...how);
  await firstAnswer(`${server.url}/readyz`, server);
  return server;
}

/** @param {{ url: string, calls: string }} server */
export async function signIn({ url, calls }) {
  await fetch(`${calls}/auth/v1/sms/vc?p=${PHONE}`);
  const { data } = await (await fetch(`${url}/sandbox/api/sms`)).json();
  const asked = { mobile: PHONE, code: data[0].code, loginPlatform: 1, expireTime: 86_400 };
  const answer = await fetch(`${calls}/auth/v1/login/pn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  });
  return (await answer.json()).data.token;
}
