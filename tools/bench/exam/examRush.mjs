/**
 * node tools/bench/exam/examRush.mjs [--learners 2000] [--seconds 60]
 *
 * This many learners enter an exam of fifty questions within ten seconds, read their paper, and
 * save two answers every fifteen seconds from then on: the number of failed calls, and their
 * duration. PostgreSQL and the server share the machine with the load.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../postgres/postgres.mjs';
import { command, say, Stop } from '../../setup/say.mjs';
import { get, post } from '../support/answers.mjs';
import { plantExaminees } from '../support/examinees.mjs';
import { sayCommand } from '../../frame/measure.mjs';
import { startNews } from '../support/newsLoad.mjs';

const RUSH_MS = 10_000;
const EVERY_MS = 15_000;
const PROMISED_MS = 1_000;
const QUESTIONS = 50;

await command(async () => {
  const { values } = parseArgs({
    options: {
      learners: { type: 'string', default: '2000' },
      seconds: { type: 'string', default: '60' },
    },
  });
  sayCommand();
  const learners = Number(values.learners);
  const postgres = await startPostgres({ durable: true });
  const server = await startNews(postgres.url);
  const { tokens, examId } = await plantExaminees(postgres.url, learners);
  const exam = `${server.calls}/exam/v1`;
  const ends = performance.now() + Number(values.seconds) * 1000;
  /** @type {Record<string, number[]>} */
  const took = { enter: [], paper: [], save: [] };
  let failed = 0;

  /** @template T @param {string} what @param {() => Promise<T>} call @returns {Promise<T | null>} */
  async function timed(what, call) {
    const began = performance.now();
    try {
      return await call();
    } catch {
      failed += 1;
      return null;
    } finally {
      took[what]?.push(performance.now() - began);
    }
  }

  /** @param {string} token @param {number} nth */
  async function sit(token, nth) {
    await sleep((nth / learners) * RUSH_MS);
    const entered = await timed('enter', () => post(`${exam}/enter`, { token, body: { examId } }));
    await timed('paper', () => get(`${exam}/test-paper?examId=${examId}`, token));
    const attemptId = entered?.data.attemptId;
    for (let number = 1; performance.now() + EVERY_MS < ends; number++) {
      await sleep(EVERY_MS);
      const answers = [0, 1].map((more) => ({
        place: (2 * number + more) % QUESTIONS,
        given: ['B'],
        number,
        isFlagged: false,
        agoMs: 500,
      }));
      await timed('save', () => post(`${exam}/answer`, { token, body: { attemptId, answers } }));
    }
  }
  await Promise.all(tokens.map(sit));
  await server.stop();
  await postgres.stop();
  for (const [what, times] of Object.entries(took)) {
    times.sort((a, b) => a - b);
    const at = (/** @type {number} */ share) => times[Math.floor(times.length * share)] ?? 0;
    say(
      `${what}: ${times.length}, median ${at(0.5).toFixed(0)} ms, 99th percentile ${at(0.99).toFixed(0)} ms`,
    );
  }
  say(`${failed} calls failed`);
  const slowest = Math.max(
    ...Object.values(took).map((times) => times[Math.floor(times.length * 0.99)] ?? 0),
  );
  if (failed > 0 || slowest > PROMISED_MS) throw new Stop('That is not what it should be.');
});
