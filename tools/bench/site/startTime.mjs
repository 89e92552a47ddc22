/**
 * node tools/bench/site/startTime.mjs
 *
 * From exec to the first 200 with existing data, alternating with a bare Fastify: with a PostgreSQL
 * that the server starts itself, and with one that is already running.
 */
import { startPostgres } from '../../postgres/postgres.mjs';
import { freePorts } from '../../setup/port.mjs';
import { command, say } from '../../setup/say.mjs';
import { firstAnswer, median, sayCommand, startServer } from '../../frame/measure.mjs';
import { freshDataDir } from '../../frame/ourServer.mjs';

const rounds = 9;

/** @typedef {{ script: string, path: string, env: NodeJS.ProcessEnv }} Candidate */

/**
 * @param {Candidate} candidate
 * @returns {Promise<number>} milliseconds
 */
async function start({ script, path, env }) {
  const [port, emergencyPort] = await freePorts(2);
  const ports = { PORT: String(port), EMERGENCY_PORT: String(emergencyPort) };
  const began = performance.now();
  const server = startServer([script], { env: { ...env, ...ports } });
  await firstAnswer(`http://127.0.0.1:${port}${path}`, server);
  const took = performance.now() - began;
  await server.stop();
  return took;
}

/** @param {string} databaseUrl */
function candidates(databaseUrl) {
  const dataDir = freshDataDir();
  const script = 'dist/apps/server/main.js';
  const path = '/doctor-cheese/news/v1/list?page=1&pageCnt=20';
  const env = { DATA_DIR: dataDir, SEED: 'demo' };
  return {
    bare: { script: 'tools/bench/support/bare/bareFastify.mjs', path: '/', env: {} },
    'its own': { script, path, env },
    running: { script, path, env: { ...env, DATABASE_URL: databaseUrl } },
  };
}

await command(async () => {
  sayCommand();
  const postgres = await startPostgres();
  const all = Object.entries(candidates(postgres.url));
  /** @type {Record<string, number[]>} */
  const times = Object.fromEntries(all.map(([name]) => [name, []]));
  // The first start of each creates the data and is not counted.
  for (const [, candidate] of all) await start(candidate);
  for (let round = 0; round < rounds; round++) {
    for (const [name, candidate] of all) times[name]?.push(await start(candidate));
  }
  await postgres.stop();
  const medians = Object.entries(times).map(
    ([name, each]) => /** @type {const} */ ([name, median(each)]),
  );
  const bare = Object.fromEntries(medians).bare ?? Number.NaN;
  say(`From exec to the first 200, medians of ${rounds}:`);
  for (const [name, time] of medians) {
    say(
      `  ${name.padEnd(10)} ${time.toFixed(0).padStart(5)} ms, ratio ${(time / bare).toFixed(2)}`,
    );
  }
  say('(at most 3.00)');
});
