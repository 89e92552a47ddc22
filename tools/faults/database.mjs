/**
 * node tools/faults/database.mjs [--rounds 20]
 *
 * Takes PostgreSQL away from a running server with eight writers and eight readers: killed,
 * restarted fast, and all of its connections cut, twenty times each. The server must stay alive,
 * refuse with 503 meanwhile, recover within 3 s, and lose nothing it has acknowledged.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { median, sayCommand } from '../frame/measure.mjs';
import { startPostgres } from '../postgres/postgres.mjs';
import { command, say, Stop } from '../setup/say.mjs';
import { startLoad } from './load.mjs';
import { signInByCode } from '../frame/signIn.mjs';
import { startOurs } from '../frame/ourServer.mjs';
import { withDatabase } from '../frame/database.mjs';

const GOOD_WITHIN_MS = 3_000;
const WRITES_A_ROUND = 520;

/** @typedef {Awaited<ReturnType<typeof startPostgres>>} Postgres */

/** The faults of the database; each ends when it accepts connections again. */
const faults = {
  SIGKILL: async (/** @type {Postgres} */ postgres) => {
    await postgres.kill();
    await sleep(200);
    await postgres.restart();
  },
  'fast restart': (/** @type {Postgres} */ postgres) => postgres.restart(),
  pg_terminate_backend: (/** @type {Postgres} */ postgres) =>
    withDatabase(postgres.url, async (client) => {
      await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      );
    }),
};

/**
 * @param {() => boolean} holds
 * @param {{ isOver: () => boolean }} server
 */
async function until(holds, server) {
  while (!holds()) {
    if (server.isOver()) throw new Stop('The server has ended: that must not happen.');
    await sleep(10);
  }
}

/**
 * @param {string} url
 * @param {string[]} hashes
 */
const countLost = (url, hashes) =>
  withDatabase(url, async (client) => {
    const asked = 'select count(*)::int as kept from scan_login where uuid_hash = any($1)';
    const { rows } = await client.query(asked, [hashes]);
    return hashes.length - rows[0].kept;
  });

/**
 * @param {keyof typeof faults} name
 * @param {{ postgres: Postgres, server: Awaited<ReturnType<typeof startOurs>>, load: ReturnType<typeof startLoad> }} parts
 */
async function round(name, { postgres, server, load }) {
  const half = WRITES_A_ROUND / 2;
  await until(() => load.acknowledged() >= half, server);
  await faults[name](postgres);
  const backAt = performance.now();
  const before = load.acknowledged();
  await until(() => load.acknowledged() >= before + half, server);
  const { acknowledged, answers } = load.take();
  const bad = answers.filter(({ status }) => status !== 200);
  const lastBad = Math.max(backAt, ...bad.map(({ at }) => at));
  return {
    badMs: lastBad - backAt,
    refused: bad.filter(({ status }) => status === 503).length,
    others: bad.filter(({ status }) => status !== 503).map(({ status }) => status),
    written: acknowledged.length,
    lost: await countLost(postgres.url, acknowledged),
  };
}

await command(async () => {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
  sayCommand();
  const postgres = await startPostgres({ durable: true });
  const server = await startOurs({ databaseUrl: postgres.url });
  const load = startLoad(server.calls, await signInByCode(server));
  const all = [];
  for (const name of /** @type {(keyof typeof faults)[]} */ (Object.keys(faults))) {
    /** @type {Awaited<ReturnType<typeof round>>[]} */
    const rounds = [];
    for (let time = 0; time < Number(values.rounds); time++) {
      rounds.push(await round(name, { postgres, server, load }));
    }
    const times = rounds.map(({ badMs }) => badMs);
    const sum = (/** @type {(one: typeof rounds[number]) => number} */ of) =>
      rounds.reduce((total, one) => total + of(one), 0);
    say(
      `${name}: ${rounds.length} rounds, good again after ${median(times).toFixed(0)} ms (median), ` +
        `${Math.max(...times).toFixed(0)} ms at the latest; ${sum((one) => one.refused)} refused with 503, ` +
        `${sum((one) => one.others.length)} otherwise; ${sum((one) => one.written)} acknowledged, ${sum((one) => one.lost)} lost`,
    );
    all.push(...rounds);
  }
  await load.stop();
  await server.stop();
  await postgres.stop();
  const isGood = all.every(
    ({ badMs, others, lost }) => badMs < GOOD_WITHIN_MS && others.length === 0 && lost === 0,
  );
  const others = [...new Set(all.flatMap((one) => one.others))];
  say(
    `${all.reduce((total, { written }) => total + written, 0)} writes acknowledged in all; ` +
      `other answers: ${others.join(', ') || 'none'}`,
  );
  return isGood ? 0 : 1;
});
