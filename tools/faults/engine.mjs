/**
 * node tools/faults/engine.mjs [--rounds 20] [--only server|PostgreSQL|both]
 *
 * Kills (-9) a server, the PostgreSQL that it runs, and both, twenty times each, while it creates
 * its database, migrates, starts, serves eight writers and stops. The next start must succeed
 * without manual repair, and nothing acknowledged may be lost.
 */
import { randomInt } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { median, sayCommand, statusOf } from '../frame/measure.mjs';
import { clusterOf, postgresIn, postmasterOf, urlOf } from '../postgres/embedded.mjs';
import { command, say } from '../setup/say.mjs';
import { startLoad } from './load.mjs';
import { freshDataDir, launchOurs } from '../frame/ourServer.mjs';
import { signInByCode } from '../frame/signIn.mjs';
import { withDatabase } from '../frame/database.mjs';

const GOOD_WITHIN_MS = 120_000;
const kinds = /** @type {const} */ (['server', 'PostgreSQL', 'both']);
const states = /** @type {const} */ ([
  'serving',
  'starting',
  'serving',
  'stopping',
  'making',
  'serving',
  'starting',
  'serving',
  'stopping',
  'migrating',
]);

/** @typedef {Awaited<ReturnType<typeof launchOurs>>} Server */
/** @typedef {{ dataDir: string, server: Server, kind: typeof kinds[number] }} Round */

const lasting = freshDataDir();
const all = {
  acknowledged: /** @type {string[]} */ ([]),
  written: 0,
  lost: 0,
  others: 0,
  hands: 0,
};
/** @type {number[]} */
const back = [];
let token = '';

/** @param {() => boolean | Promise<boolean>} holds @param {Server} server */
async function until(holds, server) {
  const end = Date.now() + GOOD_WITHIN_MS;
  while (!(await holds())) {
    if (server.isOver() || Date.now() > end) return false;
    await sleep(5);
  }
  return true;
}

/** @param {Server} server */
const isGood = (server) =>
  until(async () => (await statusOf(`${server.url}/readyz`)) === 200, server);

/** @param {number} pid */
function killHard(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has exited.
  }
}

/** The postmaster, or the program that creates its cluster. @param {string} dataDir */
function killPostgres(dataDir) {
  const pid = postmasterOf(dataDir);
  if (pid) return killHard(pid);
  const halves = readdirSync(dataDir).map((name) => join(dataDir, name, 'cluster'));
  for (const half of halves.filter((one) => existsSync(one))) postgresIn(half).forEach(killHard);
}

/** @param {Round} round */
async function strike({ dataDir, server, kind }) {
  if (kind !== 'server') killPostgres(dataDir);
  if (kind !== 'PostgreSQL') await server.kill();
}

/** Eight writers run until the fault; a server that was not killed must recover. */
async function whileServing(/** @type {Round} */ round, strikes = () => strike(round)) {
  const { server } = round;
  if (!(await isGood(server))) return void all.hands++;
  token ||= await signInByCode(server);
  const load = startLoad(server.calls, token);
  const enough = randomInt(50, 200);
  await until(() => load.acknowledged() >= enough, server);
  await strikes();
  const struckAt = performance.now();
  if (!server.isOver() && !isEnding) {
    const before = load.acknowledged();
    await until(() => load.acknowledged() >= before + 50, server);
    if (server.isOver()) all.hands++;
    const bad = load.answers().filter(({ at, status }) => at >= struckAt && status !== 200);
    back.push(Math.max(0, ...bad.map(({ at }) => at - struckAt)));
    all.others += bad.filter(({ status }) => status !== 503).length;
  }
  await load.stop();
  all.acknowledged.push(...load.take().acknowledged);
}

let isEnding = false;

/** @type {Record<typeof states[number], (round: Round) => Promise<unknown>>} */
const scenes = {
  serving: (round) => whileServing(round),
  async stopping(round) {
    isEnding = true;
    await whileServing(round, async () => {
      const ended = round.server.stop();
      await sleep(randomInt(300));
      await strike(round);
      await ended;
    });
    isEnding = false;
  },
  async starting(round) {
    await sleep(randomInt(1_000));
    await strike(round);
  },
  async making(round) {
    const isMaking = () => readdirSync(round.dataDir).some((name) => name.includes('.making'));
    await until(isMaking, round.server);
    await sleep(randomInt(800));
    await strike(round);
  },
  async migrating(round) {
    await until(() => existsSync(clusterOf(round.dataDir)), round.server);
    await sleep(randomInt(1_500));
    await strike(round);
  },
};

/** @param {typeof kinds[number]} kind @param {typeof states[number]} state */
async function round(kind, state) {
  const isFresh = state === 'making' || state === 'migrating';
  const dataDir = isFresh ? freshDataDir() : lasting;
  const server = await launchOurs({ dataDir });
  await scenes[state]({ kind, dataDir, server });
  // A start whose database was killed may have exited with a message, or have recovered.
  if (!server.isOver()) await isGood(server);
  await server.stop();
  const next = await launchOurs({ dataDir });
  if (!(await isGood(next))) all.hands++;
  else if (!isFresh) await countLost();
  await next.stop();
  if (isFresh) rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  process.stderr.write(
    `${kind}, ${state}: ${JSON.stringify({ ...all, acknowledged: undefined })}\n`,
  );
}

/** Counted at once, because scan codes expire within minutes. */
async function countLost() {
  const hashes = all.acknowledged.splice(0);
  const asked = 'select count(*)::int as kept from scan_login where uuid_hash = any($1)';
  const { rows } = await withDatabase(await urlOf(lasting), (db) => db.query(asked, [hashes]));
  all.written += hashes.length;
  all.lost += hashes.length - rows[0].kept;
}

await command(async () => {
  const options = /** @type {const} */ ({
    rounds: { type: 'string', default: '20' },
    only: { type: 'string' },
  });
  const { values } = parseArgs({ options });
  sayCommand();
  for (const kind of values.only ? kinds.filter((one) => one === values.only) : kinds) {
    const before = { ...all };
    for (let nth = 0; nth < Number(values.rounds); nth++) {
      await round(kind, states[nth % states.length] ?? 'serving');
    }
    say(
      `${kind}: ${values.rounds} kills; ${all.written - before.written} writes acknowledged, ` +
        `${all.lost - before.lost} lost; ${all.hands - before.hands} starts that needed a hand`,
    );
  }
  if (back.length === 0) back.push(0);
  say(
    `Where only PostgreSQL was killed, the server was good again after ${median(back).toFixed(0)} ms ` +
      `(median), ${Math.max(...back).toFixed(0)} ms at the latest; ${all.others} answers other than 200 and 503`,
  );
  return all.lost + all.hands + all.others === 0 ? 0 : 1;
});
