import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { postmasterOf } from '../../postgres/embedded.mjs';
import { freePort } from '../../setup/port.mjs';
import { copyPlanted } from './planted.mjs';
import { atEnd, freshDataDir, isReady, startServer, statusOf, until } from './serverProcess.mjs';

/** @param {string} url */
const list = (url) => fetch(`${url}/doctor-cheese/news/v1/list`).then((answer) => answer.json());

describe('a start that cannot succeed', () => {
  /** @type {[Record<string, string>, RegExp][]} */
  const wrong = [
    [{ PORT: 'http' }, /^PORT must be a whole number from 1 to 65535, but it is "http"\.\n$/],
    [{ DATABASE_URL: '' }, /^DATABASE_URL is set but empty/],
    [{ DATABASE_URL: 'postgres://u:p@127.0.0.1:1/d' }, /^The database that DATABASE_URL names/],
  ];
  for (const [env, sentence] of wrong) {
    it(`ends with one sentence: ${JSON.stringify(env)}`, async (test) => {
      const server = await startServer(test, { DATA_DIR: freshDataDir(test), ...env });
      assert.equal(await server.ended, 1);
      assert.match(server.said.err, sentence);
      assert.equal(server.said.err.trim().split('\n').length, 1);
    });
  }

  it('names a busy port and how to choose another', async (test) => {
    const port = await freePort();
    const squatter = createServer().listen(port, '127.0.0.1');
    await once(squatter, 'listening');
    atEnd(test, () => void squatter.close());
    const env = { DATA_DIR: freshDataDir(test), EMERGENCY_PORT: String(port) };
    const server = await startServer(test, env);
    assert.equal(await server.ended, 1);
    assert.match(server.said.err, new RegExp(`Port ${port} is already in use.*EMERGENCY_PORT=`));
  });
});

describe('a data directory of an earlier version', () => {
  it('is named, and left as it is', async (test) => {
    const DATA_DIR = freshDataDir(test);
    mkdirSync(join(DATA_DIR, 'postgres'));
    writeFileSync(join(DATA_DIR, 'postgres', 'PG_VERSION'), '18\n');
    const server = await startServer(test, { DATA_DIR });
    assert.equal(await server.ended, 1);
    assert.match(server.said.err, /^\S+ holds a database of an earlier version.*PGlite.*\n$/);
  });
});

describe('a second start on the same data directory', () => {
  it('ends with a sentence and harms nothing', async (test) => {
    const DATA_DIR = freshDataDir(test);
    const first = await startServer(test, { DATA_DIR });
    await first.ready();
    const second = await startServer(test, { DATA_DIR });
    assert.equal(await second.ended, 1);
    assert.match(second.said.err, /is in use by another running server \(process \d+\)/);
    assert.equal((await list(first.url)).flag, 0);
  });
});

describe('making the sums of the learning situation anew', () => {
  it('ends by itself, and not beside a server on the same data directory', async (test) => {
    const DATA_DIR = freshDataDir(test);
    const alone = await startServer(test, { DATA_DIR }, ['--rebuild-totals']);
    assert.equal(await alone.ended, 0);
    assert.match(alone.said.err, /sums of the learning situation are made anew/);
    const server = await startServer(test, { DATA_DIR });
    await server.ready();
    const beside = await startServer(test, { DATA_DIR }, ['--rebuild-totals']);
    assert.equal(await beside.ended, 1);
    assert.match(beside.said.err, /is in use by another running server/);
    assert.equal((await list(server.url)).flag, 0);
  });
});

describe('proving the books of money', () => {
  it('says that they are right, and ends', async (test) => {
    const DATA_DIR = copyPlanted(freshDataDir(test));
    const proof = await startServer(test, { DATA_DIR, SEED: 'demo' }, ['--prove-books']);
    assert.equal(await proof.ended, 0);
    assert.match(proof.said.err, /The books are right/);
  });
});

describe('a stop', () => {
  it('is graceful, and the next start finds everything', async (test) => {
    const DATA_DIR = freshDataDir(test);
    const first = await startServer(test, { DATA_DIR, SEED: 'demo' });
    await first.ready();
    const before = await list(first.url);
    first.child.kill('SIGTERM');
    assert.equal(await first.ended, 0);

    const second = await startServer(test, { DATA_DIR, SEED: 'demo' });
    await second.ready();
    assert.deepEqual(await list(second.url), before);
    assert.ok(before.data.total >= 24);
  });

  it('by kill -9 needs no hand at the next start', async (test) => {
    const DATA_DIR = freshDataDir(test);
    const first = await startServer(test, { DATA_DIR });
    await first.ready();
    first.child.kill('SIGKILL');
    await first.ended;
    const second = await startServer(test, { DATA_DIR });
    await second.ready();
    assert.equal(await statusOf(`${second.url}/healthz`), 200);
  });

  it('of PostgreSQL alone is refused with 503, and mended by the server', async (test) => {
    const DATA_DIR = freshDataDir(test);
    const server = await startServer(test, { DATA_DIR });
    await server.ready();
    const before = postmasterOf(DATA_DIR) ?? 0;
    process.kill(before, 'SIGKILL');
    await until(async () => server.said.err.includes('PostgreSQL ended (SIGKILL)'), 20_000);
    await until(() => isReady(server.url), 20_000);
    assert.notEqual(postmasterOf(DATA_DIR), before);
    assert.equal((await list(server.url)).flag, 0);
    server.child.kill('SIGTERM');
    assert.equal(await server.ended, 0);
    assert.equal(postmasterOf(DATA_DIR), null);
  });

  it('by kill -9 in the middle of planting leaves no half-planted area', async (test) => {
    const DATA_DIR = freshDataDir(test);
    const first = await startServer(test, { DATA_DIR, SEED: 'demo' });
    for await (const text of first.stderr) if (text.includes('planting demo news')) break;
    first.child.kill('SIGKILL');
    await first.ended;
    const second = await startServer(test, { DATA_DIR, SEED: 'demo' });
    await second.ready();
    assert.equal((await list(second.url)).data.total, 30);
  });
});
