import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openEngine } from '../engine.mjs';
import { makeCluster, newPassword } from '../makeCluster.mjs';

/**
 * A data directory for each test, and what works in it; `isMade`: with a cluster, which is created
 * once for all tests of the file.
 */
export function useFolder({ isMade = false } = {}) {
  const model = mkdtempSync(join(tmpdir(), 'cheese-cluster-'));
  const cluster = join(model, 'postgres');
  beforeAll(async () => {
    if (isMade) await makeCluster(cluster, { password: newPassword(), isLasting: false });
  });
  afterAll(() => rmSync(model, { recursive: true }));
  const test = { home: '', folder: '', said: /** @type {string[]} */ ([]) };
  /** @type {(() => unknown)[]} */
  let endings = [];
  beforeEach(() => {
    test.home = mkdtempSync(join(tmpdir(), 'cheese-engine-'));
    Object.assign(test, { folder: join(test.home, 'postgres'), said: [] });
    if (isMade) cpSync(cluster, test.folder, { recursive: true });
  });
  afterEach(async () => {
    for (const end of endings.splice(0).reverse()) await end();
    rmSync(test.home, { recursive: true, force: true, maxRetries: 5 });
  });

  async function open() {
    const engine = await openEngine(test.folder, (line) => test.said.push(line));
    endings.push(engine.stop);
    await engine.ready;
    return engine;
  }

  /** Starts another process and waits for the line that `isEnough` accepts. @param {(line: string) => boolean} isEnough */
  async function openElsewhere(isEnough) {
    const script = join(__dirname, 'keepOpen.mjs');
    const other = spawn(process.execPath, [script, test.folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(other, 'exit');
    let last = '';
    const lines = createInterface(/** @type {import('node:stream').Readable} */ (other.stdout));
    for await (const line of lines) if (isEnough((last = line))) break;
    const kill = () => {
      other.kill('SIGKILL');
      return ended;
    };
    endings.push(kill);
    return { last, kill };
  }

  const stopLast = () => endings.pop()?.();

  return Object.assign(test, { open, openElsewhere, stopLast });
}

/** @param {string} url @param {string} statement */
export async function ask(url, statement) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** @param {() => boolean | Promise<boolean>} holds */
export async function until(holds) {
  for (const end = Date.now() + 20_000; !(await holds());) {
    if (Date.now() > end) throw new Error('not within 20 s');
    await sleep(20);
  }
}
