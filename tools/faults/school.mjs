/**
 * node tools/faults/school.mjs [--rounds 12] [--seconds 6] [--calm]
 *
 * Rosters are confirmed and undone, notices sent, scheduled and withdrawn, seats of a licence taken
 * and given by several people at once, and people disabled, enabled and given roles; in each round
 * either the server is killed, or PostgreSQL is killed, started anew, or stopped and resumed under
 * its writers. After each round nothing is half saved, everything acknowledged is there and once in
 * the log, and no seat too many is in use. `--calm` does no harm.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { withDatabase } from '../frame/database.mjs';
import { sayCommand } from '../frame/measure.mjs';
import { freshDataDir, startOurs } from '../frame/ourServer.mjs';
import { startPostgres } from '../postgres/postgres.mjs';
import { command, say, Stop } from '../setup/say.mjs';
import { nothingSaid, schoolHands } from './hands/schoolHands.mjs';
import { COUNTS, halves, overdue, plantSchoolAtWork } from './hands/schoolRows.mjs';
import { lostOf } from './hands/schoolVerdict.mjs';

/** A node that was killed while it sent a notice holds it for as long as its lease. */
const SENT_WITHIN_MS = 330_000;
const SILENT_MS = 3_000;

/** @typedef {Awaited<ReturnType<typeof startPostgres>>} Postgres */
/** @typedef {Awaited<ReturnType<typeof startOurs>>} Server */

/** @param {Postgres} postgres @param {'SIGSTOP' | 'SIGCONT'} signal @param {number[]} pids */
function signalAll(postgres, signal, pids) {
  for (const pid of [postgres.pid(), ...pids]) {
    try {
      process.kill(pid, signal);
    } catch {
      // Its connection has ended.
    }
  }
}

/** @param {Postgres} postgres */
async function stopAndResume(postgres) {
  const pids = await withDatabase(postgres.url, async (client) => {
    const asked = `select pid from pg_stat_activity where pid <> pg_backend_pid()`;
    return (await client.query(asked)).rows.map(({ pid }) => pid);
  });
  signalAll(postgres, 'SIGSTOP', pids);
  await sleep(SILENT_MS);
  signalAll(postgres, 'SIGCONT', pids);
}

/** @param {Postgres} postgres @param {{ server: Server, restart: () => Promise<void> }} house */
const faultsOf = (postgres, house) => ({
  'the server killed': async () => {
    await house.server.kill();
    await house.restart();
  },
  'PostgreSQL killed': async () => {
    await postgres.kill();
    await sleep(500);
    await postgres.restart();
  },
  'PostgreSQL started anew': () => postgres.restart(),
  'PostgreSQL stopped and resumed': () => stopAndResume(postgres),
});

/** On a busy machine PostgreSQL may be slow to answer the first try. @param {Parameters<typeof startOurs>[0]} asked @returns {Promise<Server>} */
const startAgain = (asked, left = 5) =>
  startOurs(asked).catch((error) => {
    if (left === 0) throw error;
    return startAgain(asked, left - 1);
  });

/** @typedef {Awaited<ReturnType<typeof plantSchoolAtWork>>} People */

/** @param {ReturnType<typeof schoolHands>} by @param {People} people @param {number} nth the round */
function workAtOnce(by, { admins, learners }, nth) {
  // Others in each round: what one person may do in an hour is limited.
  const turned = admins.map((_, at) => admins[(at + nth * 4) % admins.length]);
  const [first, second, third, fourth] = turned;
  const authors = admins;
  if (!first || !second || !third || !fourth) throw new Stop('There are too few people.');
  const half = authors.length / 2;
  return Promise.all([
    ...[first, second].map((admin, at) => by.bring(`r${nth}x${at}x`, admin)),
    by.write(`通知甲${nth}x`, authors.slice(0, half)),
    by.write(`通知乙${nth}x`, authors.slice(half)),
    ...[first, second, third, fourth].map((admin) => by.seat(admin, learners)),
    ...learners.slice(0, 4).map((one, at) => by.change(at % 2 ? third : fourth, one)),
  ]);
}

/** @param {string} url @param {import('./hands/schoolHands.mjs').Said} said */
async function verdictOf(url, said) {
  return withDatabase(url, async (client) => {
    const query = (/** @type {string} */ text, /** @type {unknown[]} */ params = []) =>
      client.query(text, params);
    let wrong = 0;
    for (const [what, text] of Object.entries(halves)) {
      const { rows } = await query(text);
      if (rows.length > 0) say(`${what}: ${rows.map(({ id }) => id).join(', ')}`);
      wrong += rows.length;
    }
    const lost = await lostOf(query, said);
    for (const line of lost.log) say(`in the log: ${line}`);
    return { wrong, lost };
  });
}

/** @param {string} url */
async function untilSent(url) {
  const end = Date.now() + SENT_WITHIN_MS;
  for (;;) {
    const left = await withDatabase(
      url,
      async (client) => (await client.query(overdue)).rows[0].left,
    );
    if (left === 0) return;
    if (Date.now() > end) throw new Stop(`${left} notices were never sent.`);
    await sleep(500);
  }
}

await command(async () => {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '12' },
      seconds: { type: 'string', default: '6' },
      calm: { type: 'boolean' },
    },
  });
  sayCommand();
  const postgres = await startPostgres({ durable: true });
  const asked = { databaseUrl: postgres.url, dataDir: freshDataDir() };
  const at = { url: '', isOver: false };
  const house = {
    server: await startAgain(asked),
    async restart() {
      house.server = await startAgain(asked);
      at.url = house.server.url;
    },
  };
  at.url = house.server.url;
  const people = await withDatabase(postgres.url, (client) =>
    plantSchoolAtWork((text, params = []) => client.query(text, params)),
  );
  const said = nothingSaid();
  const by = schoolHands(at, said);
  const faults = Object.entries(faultsOf(postgres, house));
  let bad = 0;
  for (let nth = 0; nth < Number(values.rounds); nth++) {
    const [name, harm] = faults[nth % faults.length] ?? ['nothing', async () => undefined];
    at.isOver = false;
    const work = workAtOnce(by, people, nth);
    const half = (Number(values.seconds) * 1_000) / 2;
    await sleep(half * (0.5 + Math.random()));
    if (!values.calm) await harm();
    await sleep(half);
    at.isOver = true;
    await work;
    if (house.server.isOver()) throw new Stop('The server has ended: that must not happen.');
    const { wrong, lost } = await verdictOf(postgres.url, said);
    const inUse = await by.seatsInUse(people.admins[0] ?? Object(null));
    bad += wrong + lost.imports + lost.notices + lost.members + lost.log.length;
    bad += inUse > COUNTS.seats ? 1 : 0;
    say(
      `${nth + 1}, ${values.calm ? 'calm' : name}: ${said.imports.size} imports (${lost.imports} lost), ` +
        `${said.notices.size} notices (${lost.notices} lost), ${said.acts.size} kinds of acts ` +
        `(${lost.log.length} wrong in the log), ${lost.members} of ${said.members.size} people otherwise, ` +
        `${inUse} of ${COUNTS.seats} seats in use, ${wrong} half done`,
    );
  }
  await untilSent(postgres.url);
  const { wrong, lost } = await verdictOf(postgres.url, said);
  bad += wrong + lost.notices;
  const sum = (/** @type {'done' | 'unsure'} */ how) =>
    [...said.acts.values()].reduce((all, one) => all + one[how], 0);
  const of = (/** @type {Map<number, string>} */ all, /** @type {string} */ state) =>
    [...all.values()].filter((one) => one === state).length;
  await house.server.stop();
  await postgres.stop();
  say(
    `In all ${of(said.imports, 'saved')} imports saved and ${of(said.imports, 'undone')} undone, ` +
      `${said.notices.size} notices, ${of(said.notices, 'withdrawn')} of them withdrawn; ${sum('done')} ` +
      `acts acknowledged, ${sum('unsure')} without an answer, ${said.broken} broken (5xx but 503); refused in words: ` +
      [...said.refused].map(([key, times]) => `${times} × ${key}`).join(', '),
  );
  return bad === 0 ? 0 : 1;
});
