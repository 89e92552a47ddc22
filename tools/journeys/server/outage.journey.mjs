import assert from 'node:assert/strict';
import { it } from 'node:test';
import { startPostgres } from '../../postgres/postgres.mjs';
import { atEnd, freshDataDir, startServer, statusOf, until } from './serverProcess.mjs';

it('the database killed under a running server: red, refused cleanly, and back by itself', async (test) => {
  const postgres = await startPostgres();
  atEnd(test, () => postgres.stop());
  const env = { DATABASE_URL: postgres.url, DATA_DIR: freshDataDir(test), SEED: 'demo' };
  const server = await startServer(test, env);
  await server.ready();
  const call = `${server.url}/doctor-cheese/news/v1/list`;
  assert.equal(await statusOf(call), 200);

  await postgres.kill();
  assert.equal(await statusOf(`${server.url}/readyz`), 503);
  assert.equal(await statusOf(`${server.url}/healthz`), 200);
  // Shared answers may still be cached, but nobody has requested this page of the list.
  const refused = await fetch(`${call}?page=2`);
  assert.equal(refused.status, 503);
  assert.deepEqual(await refused.json(), {
    flag: 503,
    message: '服务暂时不可用，请稍后重试',
    data: null,
    key: 'database.unavailable',
  });

  await postgres.restart();
  const tookMs = await until(async () => (await statusOf(call)) === 200, 3_000);
  assert.ok(tookMs < 3_000);
  assert.equal(await statusOf(`${server.url}/readyz`), 200);
  assert.equal(server.child.exitCode, null);
});
