/**
 * node tools/bench/emergency.mjs [--rounds 3]
 *
 * The most frequent calls of the emergency centre: a manager's overview, drawing a quiz, and saving
 * an answer. 32 callers with tokens at once, alternating with a minimal server that reads and
 * writes the same rows of the same PostgreSQL. The servers have one core, load and database the
 * other.
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '../postgres/postgres.mjs';
import { command, say } from '../setup/say.mjs';
import { loadBy } from './support/callers.mjs';
import { plantCallers } from './support/centreCallers.mjs';
import { median, sayCommand, stayOn } from '../frame/measure.mjs';
import { startBare, startNews } from './support/newsLoad.mjs';
import { bearing } from '../frame/signIn.mjs';

const CALLERS = 32;
const DAY_MS = 86_400_000;
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
const rounds = Number(values.rounds);

await command(async () => {
  sayCommand();
  stayOn(1);
  const postgres = await startPostgres({ durable: true });
  const server = await startNews(postgres.url);
  const bare = await startBare(postgres.url, 'bareCentre.mjs');
  const calls = server.calls.replace(/doctor-cheese$/, 'doctor-cheese-smreds/smreds');
  const { manager, trainees } = await plantCallers(postgres.url, CALLERS);

  /** @param {string} what @param {{ ours: string, least: string, tokens: string[], bodies?: object[] }} pair */
  async function compare(what, { ours, least, ...callers }) {
    const results = [];
    for (let round = 0; round < rounds; round++)
      results.push({
        least: await loadBy(`${bare.origin}/${least}`, callers),
        ours: await loadBy(`${calls}/${ours}`, callers),
      });
    const mine = median(results.map((result) => result.ours));
    const bareOnes = median(results.map((result) => result.least));
    const ratio = (mine / bareOnes).toFixed(2);
    say(`${what}: server ${mine.toFixed(0)}/s, bare ${bareOnes.toFixed(0)}/s, ratio ${ratio}`);
  }

  const to = Date.now();
  const period = `?from=${to - 30 * DAY_MS}&to=${to}`;
  await compare('overview of 30 days', {
    ours: `situation/v1/overview${period}`,
    least: `overview${period}`,
    tokens: Array(CALLERS).fill(manager),
  });
  await compare('a quiz drawn', {
    ours: 'question/v1/rand',
    least: 'draw',
    tokens: trainees,
  });
  const bodies = [];
  for (const token of trainees) {
    const drawn = await fetch(`${calls}/question/v1/rand`, bearing(token));
    const { quizId, questions } = (await drawn.json()).data;
    bodies.push({ quizId, questionId: questions[0].id, option: 'A' });
  }
  await compare('an answer kept', {
    ours: 'quiz/v1/answer',
    least: 'save',
    tokens: trainees,
    bodies,
  });
  await Promise.all([server.stop(), bare.stop()]);
  await postgres.stop();
});
