/**
 * node tools/bench/newsList.mjs
 *
 * How many news lists of 20 the server gives per second, against a bare Fastify and pg route over
 * the same rows of the same PostgreSQL. The servers have one core, load and database the other.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../postgres/postgres.mjs';
import { freePort } from '../setup/port.mjs';
import { runNode } from '../setup/process.mjs';
import { binOf } from '../setup/root.mjs';
import { command, say, Stop } from '../setup/say.mjs';
import { firstAnswer, median, sayCommand, startServer, stayOn } from './support/measure.mjs';

const rounds = 5;
const secondsPerRound = 5;
const query = '?page=1&pageCnt=20';

/** @param {string} url */
async function load(url) {
  const args = [
    '--json',
    '-c',
    '16',
    '-d',
    String(secondsPerRound),
    '-W',
    '[',
    '-c',
    '16',
    '-d',
    '1',
    ']',
    url,
  ];
  const { code, stdout, output } = await runNode(binOf('autocannon'), args, {
    onText: () => undefined,
  });
  if (code !== 0) throw new Stop(output);
  const result = JSON.parse(stdout.slice(stdout.lastIndexOf('\n{') + 1));
  if (result.non2xx > 0 || result.errors > 0) throw new Stop(`${url} did not always answer.`);
  return /** @type {number} */ (result.requests.average);
}

/** @param {string} databaseUrl */
async function startBoth(databaseUrl) {
  const dataDir = mkdtempSync(join(tmpdir(), 'cheese-bench-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const [port, emergencyPort, barePort] = [await freePort(), await freePort(), await freePort()];
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SEED: 'demo',
    PORT: String(port),
    EMERGENCY_PORT: String(emergencyPort),
  };
  const ours = startServer(['dist/apps/server/main.js'], { env, core: 0 });
  const url = `http://127.0.0.1:${port}/doctor-cheese/news/v1/list${query}`;
  await firstAnswer(url, ours);
  const bareEnv = { DATABASE_URL: databaseUrl, PORT: String(barePort) };
  const bare = startServer(['tools/bench/support/bareNews.mjs'], { env: bareEnv, core: 0 });
  const bareUrl = `http://127.0.0.1:${barePort}/${query}`;
  await firstAnswer(bareUrl, bare);
  return { url, bareUrl, stop: () => Promise.all([ours.stop(), bare.stop()]) };
}

await command(async () => {
  sayCommand();
  stayOn(1);
  const postgres = await startPostgres({ durable: true });
  const { url, bareUrl, stop } = await startBoth(postgres.url);
  /** @type {{ ours: number, bare: number }[]} */
  const results = [];
  for (let round = 1; round <= rounds; round++) {
    const result = { bare: await load(bareUrl), ours: await load(url) };
    results.push(result);
    say(`  round ${round}: server ${result.ours.toFixed(0)}/s, bare ${result.bare.toFixed(0)}/s`);
  }
  await stop();
  await postgres.stop();
  const ours = median(results.map((result) => result.ours));
  const bare = median(results.map((result) => result.bare));
  say(
    `\nNews list of 20: server ${ours.toFixed(0)}/s, bare ${bare.toFixed(0)}/s (medians of ${rounds})`,
  );
  say(`Ratio ${(ours / bare).toFixed(2)} (at least 0.50)`);
});
