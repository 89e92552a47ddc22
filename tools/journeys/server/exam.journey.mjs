import assert from 'node:assert/strict';
import { it } from 'node:test';
import { startPostgres } from '../../postgres/postgres.mjs';
import { checkKept, openRoom, sitDown, untilSaved } from './examRoom.mjs';
import { copyPlanted } from './planted.mjs';
import { atEnd, freshDataDir, startServer, statusOf } from './serverProcess.mjs';

/** Of 114 saves: at this point some learners submit while others still write. */
const IN_THE_MIDST = 55;

it('killed with -9 under learners who enter, save and hand in, it has kept all that it said', async (test) => {
  const env = { DATA_DIR: copyPlanted(freshDataDir(test)), SEED: 'demo' };
  const server = await startServer(test, env);
  await server.ready();
  const room = await openRoom(server.url);
  const sitting = sitDown(server.url, room);
  await untilSaved(room, IN_THE_MIDST);
  server.child.kill('SIGKILL');
  await Promise.all([server.ended, sitting]);
  assert.ok(room.learners.some(({ isOver }) => !isOver));

  const anew = await startServer(test, env);
  await anew.ready();
  await checkKept(anew.url, room);
  await sitDown(anew.url, room, true);
  assert.ok(room.learners.every(({ isOver }) => isOver));
  await checkKept(anew.url, room);
});

it('the database killed under them: each goes on asking, and nothing of theirs is lost', async (test) => {
  const postgres = await startPostgres({ durable: true });
  atEnd(test, () => postgres.stop());
  const env = { DATABASE_URL: postgres.url, DATA_DIR: freshDataDir(test), SEED: 'demo' };
  const server = await startServer(test, env);
  await server.ready();
  const room = await openRoom(server.url);
  const sitting = sitDown(server.url, room, true);
  await untilSaved(room, IN_THE_MIDST);
  await postgres.kill();
  assert.equal(await statusOf(`${server.url}/readyz`), 503);
  await postgres.restart();
  await sitting;
  assert.ok(room.learners.every(({ isOver }) => isOver));
  await checkKept(server.url, room);
  assert.equal(server.child.exitCode, null);
});
