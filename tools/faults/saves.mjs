/**
 * node tools/faults/saves.mjs [--saves 10000] [--share 5] [--calm]
 *
 * Learners enter an exam, save and submit over an unreliable connection: of a hundred requests five
 * are lost, and of five more the answer after the server has processed them; meanwhile server and
 * PostgreSQL are killed alternately. Every request is retried until it is answered. At the end
 * every acknowledged answer is there, none is duplicated, and every attempt is marked by its stored
 * answers. `--calm` kills nothing.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sayCommand } from '../frame/measure.mjs';
import { startPostgres } from '../postgres/postgres.mjs';
import { command, say, Stop } from '../setup/say.mjs';
import { startFaultyProxy } from './faultyProxy.mjs';
import { plantExam, QUESTIONS, readKept } from './exam.mjs';
import { startOurs } from '../frame/ourServer.mjs';
import { plantBuyers, share, speaker } from './shop.mjs';

const LEARNERS = 64;
const ANSWERS = 5;
/** Saves of one attempt before it is submitted. */
const SAVES = 10;
const KILL_EVERY_MS = 4_000;
const exam = '/doctor-cheese/exam/v1';

/**
 * Enters the exam, saves answers and submits; notes what was acknowledged, by attempt and place.
 * @param {import('./shop.mjs').Ask} ask
 * @param {{ examId: number, token: string }} learner
 * @param {Map<string, number>} said
 */
async function takeExam(ask, { examId, token }, said) {
  const { data, key } = await ask(`${exam}/enter`, { examId }, token);
  if (!data) throw new Stop(`nobody may enter: ${key}`);
  const { attemptId } = data;
  for (let number = 1; number <= SAVES; number++) {
    const answers = Array.from({ length: ANSWERS }, () => ({
      place: Math.floor(Math.random() * QUESTIONS),
      number,
      isFlagged: false,
      agoMs: 0,
      given: ['ABCD'[Math.floor(Math.random() * 4)]],
    }));
    const saved = await ask(`${exam}/answer`, { attemptId, answers }, token);
    for (const one of saved.data?.saved ?? []) said.set(`${attemptId}/${one.place}`, one.number);
  }
  await ask(`${exam}/submit`, { attemptId }, token);
}

/** @typedef {Awaited<ReturnType<typeof startPostgres>>} Postgres */

/** The server, which is reached over bad lines; a new one has a new line. @param {Postgres} postgres @param {number} lineShare */
async function startBehindLine(postgres, lineShare) {
  let server = await startOurs({ databaseUrl: postgres.url });
  const at = { url: '' };
  /** @type {Awaited<ReturnType<typeof startFaultyProxy>>[]} */
  const lines = [];
  const openLine = async () => {
    const port = Number(new URL(server.url).port);
    const line = await startFaultyProxy({ port, share: lineShare });
    lines.push(line);
    at.url = line.url;
  };

  async function killServer() {
    await server.kill();
    server = await startOurs({ databaseUrl: postgres.url });
    if (at.url !== '') await openLine();
  }
  const stop = async () => {
    await Promise.all(lines.map((line) => line.close()));
    await server.stop();
  };
  return { at, lines, openLine, killServer, stop };
}

/**
 * Kills PostgreSQL and the server alternately until nobody asks any more.
 * @param {Postgres} postgres
 * @param {Awaited<ReturnType<typeof startBehindLine>>} server
 * @param {Map<string, number>} said
 */
async function killAlternately(postgres, { at, killServer }, said) {
  for (let kills = 1; ; kills++) {
    await sleep(KILL_EVERY_MS);
    if (at.url === '') return;
    if (kills % 2 === 0) await killServer();
    else {
      await postgres.kill();
      await sleep(200);
      await postgres.restart();
    }
    say(`${said.size} answers kept after ${kills} kills`);
  }
}

await command(async () => {
  const { values } = parseArgs({
    options: {
      saves: { type: 'string', default: '10000' },
      share: { type: 'string', default: '5' },
      calm: { type: 'boolean' },
    },
  });
  sayCommand();
  const tries = Math.ceil(Number(values.saves) / SAVES);
  const postgres = await startPostgres({ durable: true });
  const server = await startBehindLine(postgres, Number(values.share));
  const { at, lines } = server;
  const tokens = await plantBuyers(postgres.url, LEARNERS);
  const examId = await plantExam(postgres.url);
  const ask = speaker(at);
  await server.openLine();

  /** The acknowledged answers by attempt and place. @type {Map<string, number>} */
  const said = new Map();
  await Promise.all([
    share(tokens, tries, (token) => takeExam(ask, { examId, token }, said)).finally(
      () => (at.url = ''),
    ),
    values.calm ? null : killAlternately(postgres, server, said),
  ]);
  const { kept, attempts, submitted, doubled, misjudged } = await readKept(postgres.url);
  const lost = [...said].filter(([name, number]) => (kept.get(name)?.number ?? 0) < number).length;
  await server.stop();
  await postgres.stop();
  const broken = lines.map((line) => line.broken);
  const sum = (/** @type {'reset' | 'dropped' | 'whole'} */ what) =>
    broken.reduce((all, one) => all + one[what], 0);
  say(
    `${sum('reset')} connections reset, ${sum('dropped')} answers dropped, ${sum('whole')} whole; ` +
      `${tries * SAVES} saves, ${said.size} answers said to be kept, ${lost} lost; ${attempts} tries, ` +
      `${submitted} handed in, ${doubled} doubled, ${misjudged} marked by something else`,
  );
  const isGood = lost + doubled + misjudged === 0 && submitted === tries && attempts === tries;
  if (!isGood) throw new Stop('That is not what it should be.');
  return 0;
});
