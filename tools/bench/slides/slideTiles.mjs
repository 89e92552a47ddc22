/**
 * node tools/bench/slides/slideTiles.mjs [--rounds 3]
 *
 * Tiles of a slide per second with signed addresses, by the server alone and by nginx in front of
 * it, compared with unsigned files from @fastify/static; and a check that nginx with `deploy/nginx`
 * serves signed addresses and nothing else. Needs nginx, and wrk because a JavaScript client is too
 * slow; the client has the other core. Also measures the CPU time per tile, which gives the
 * throughput where the client is not the limit.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../postgres/postgres.mjs';
import { freePort } from '../../setup/port.mjs';
import { command, say, Stop } from '../../setup/say.mjs';
import { cpuSecondsOf } from '../support/cpuTime.mjs';
import { compareInTurns } from '../../frame/compare.mjs';
import { firstAnswer, median, sayCommand, startServer, stayOn } from '../../frame/measure.mjs';
import { hasNginx, startNginx } from '../support/nginx.mjs';
import { answers, hasWrk, rate } from '../support/rate.mjs';
import { startTiles } from '../support/tileServer.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
const rounds = Number(values.rounds);
/** @param {Awaited<ReturnType<typeof startTiles>>} server */
async function aTile({ source }) {
  const { levels, tileAddress } = await source();
  const { level } = levels.at(-4) ?? { level: 0 };
  return tileAddress
    .replace('{level}', String(level))
    .replace('{column}', '2')
    .replace('{row}', '2');
}

/** @param {string} address @param {number} wanted */
async function expectStatus(address, wanted) {
  const { status } = await fetch(address);
  if (status !== wanted) throw new Stop(`${address} answers ${status} instead of ${wanted}.`);
}

/** The same signature as the server's: see tile.address.ts. @param {string} path @param {number} until @param {string} secret */
function signedFor(path, until, secret) {
  const [, , , , who, what, ...tile] = path.split('/');
  const signature = createHash('md5').update(`${until}/${who}/${what} ${secret}`);
  return ['', 'slide-tiles', signature.digest('base64url'), until, who, what, ...tile].join('/');
}

/** @param {string} origin @param {string} path @param {string} secret */
async function checkNginx(origin, path, secret) {
  const now = Math.floor(Date.now() / 1000);
  await expectStatus(origin + signedFor(path, now + 60, secret), 200);
  await expectStatus(origin + signedFor(path, now - 1, secret), 410);
  await expectStatus(origin + path.replace(/\/slide-tiles\/../, '/slide-tiles/__'), 404);
  await expectStatus(origin + path.replace(/(\d+)(\/\d+\/\d+_\d+\.jpg)$/, '9$1$2'), 404);
  await expectStatus(origin + path.replace(/\d+_\d+\.jpg$/, '99999_99999.jpg'), 404);
  await expectStatus(`${origin}/slide-tiles/../etc/passwd`, 404);
  say('nginx: signed 200; over 410; forged, of another slide, outside of the picture 404');
}

/**
 * CPU seconds per 10 000 tiles of each server, alternating.
 * @param {Record<string, { pid: number, url: string }>} servers
 */
async function costs(servers) {
  /** @type {Record<string, number[]>} */
  const all = {};
  for (let round = 0; round < rounds; round++) {
    for (const [who, { pid, url }] of Object.entries(servers)) {
      const before = cpuSecondsOf(pid);
      const count = await answers(url);
      const spent = ((cpuSecondsOf(pid) - before) / count) * 10_000;
      all[who] = [...(all[who] ?? []), spent];
    }
  }
  const of = (/** @type {string} */ who) => median(all[who] ?? []);
  for (const who of Object.keys(servers)) {
    const ratio = (of('@fastify/static') / of(who)).toFixed(2);
    say(`10 000 tiles cost ${who} ${of(who).toFixed(3)} s of a processor: ${ratio} times cheaper`);
  }
}

await command(async () => {
  sayCommand();
  if (!hasNginx()) throw new Stop('nginx is not installed here.');
  const folder = mkdtempSync(join(tmpdir(), 'cheese-tiles-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const postgres = await startPostgres();
  const server = await startTiles(postgres.url, join(folder, 'data'));
  const { secret } = server;
  const path = await aTile(server);
  const origin = `http://127.0.0.1:${server.port}`;
  const bytes = Buffer.from(await (await fetch(origin + path)).arrayBuffer());
  mkdirSync(join(folder, 'static'), { recursive: true });
  writeFileSync(join(folder, 'static', 'tile.jpg'), bytes);

  const nginx = await startNginx({
    folder,
    secret,
    core: 0,
    port: await freePort(),
    serverPort: server.port,
  });
  await checkNginx(nginx.origin, path, secret);
  const barePort = await freePort();
  const env = { PORT: String(barePort), FOLDER: join(folder, 'static') };
  const bare = startServer(['tools/bench/support/bare/bareStatic.mjs'], { env, core: 0 });
  const plain = `http://127.0.0.1:${barePort}/static/tile.jpg`;
  await firstAnswer(plain, bare);
  stayOn(1);

  say(`a tile of ${bytes.length} bytes, 32 callers`);
  if (!hasWrk()) say('(no wrk here: autocannon asks, which is slower than nginx answers)');
  const least = () => rate(plain);
  await compareInTurns('checked by the server', rounds, {
    least,
    ours: () => rate(origin + path),
  });
  await compareInTurns('checked by nginx', rounds, {
    least,
    ours: () => rate(nginx.origin + path),
  });
  await compareInTurns('checked by nginx, against its own plain files', rounds, {
    least: () => rate(`${nginx.origin}/static/tile.jpg`),
    ours: () => rate(nginx.origin + path),
  });

  await costs({
    '@fastify/static': { pid: bare.pid, url: plain },
    'the server': { pid: server.pid, url: origin + path },
    'nginx that checks': { pid: nginx.pid, url: nginx.origin + path },
    'nginx with plain files': { pid: nginx.pid, url: `${nginx.origin}/static/tile.jpg` },
  });

  await server.stop();
  await expectStatus(nginx.origin + path, 200);
  say('nginx: a tile that it has kept is there without the server, too');
  await Promise.all([nginx.stop(), bare.stop()]);
  await postgres.stop();
});
