/**
 * node tools/bench/training/bullets.mjs [--rounds 3] [--only send]
 *
 * Comments over a film, by 32 callers with tokens at once, on PostgreSQL: loading the next two
 * minutes and new comments, compared with a minimal server that answers 20 rows; and sending one,
 * each time by another person, compared with one durable row of the same caller. Alternating; the
 * servers have one core, load and database the other.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../postgres/postgres.mjs';
import { command } from '../../setup/say.mjs';
import { forAWhile, post } from '../support/answers.mjs';
import { plantBullets } from '../support/writers/bulletWriters.mjs';
import { compareInTurns } from '../../frame/compare.mjs';
import { sayCommand, stayOn } from '../../frame/measure.mjs';
import { load, startBare, startNews } from '../support/newsLoad.mjs';

const AT_ONCE = 32;
const NEXT_STRETCH_MS = 120_000;
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
});
const rounds = Number(values.rounds);

await command(async () => {
  sayCommand();
  stayOn(1);
  const postgres = await startPostgres({ durable: true });
  const server = await startNews(postgres.url);
  const { writers, video, newest } = await plantBullets(postgres.url);
  const calls = `${server.calls}/simulation/v4/bullet-comment`;
  const [token = ''] = writers;

  const bare = await startBare(postgres.url, 'bareLists.mjs');
  const asked = {
    'two minutes with 20': 'fromMs=0',
    'two minutes with 200': `fromMs=${NEXT_STRETCH_MS}`,
    'new ones, where there are none': `fromMs=0&afterId=${newest}`,
  };
  for (const [what, from] of Object.entries(asked)) {
    if (!what.includes(values.only)) continue;
    const options = { connections: AT_ONCE, token };
    await compareInTurns(what, rounds, {
      ours: () => load(`${calls}/list?videoId=${video}&${from}`, options),
      least: () => load(`${bare.origin}/list`, options),
    });
  }
  await bare.stop();

  const bareSaves = await startBare(postgres.url, 'bareSaves.mjs');
  let nth = 0;
  const sent = (/** @type {string} */ url) =>
    forAWhile(AT_ONCE, (lane) => {
      const said = { atMs: lane * 1_000, text: randomUUID(), color: '#ffffff', place: 1 };
      const body = { videoId: video, ...said };
      return post(url, { token: writers[nth++ % writers.length] ?? '', body });
    });
  if ('one is sent'.includes(values.only)) {
    await compareInTurns('one is sent', rounds, {
      ours: () => sent(calls),
      least: () => sent(bareSaves.url),
    });
  }
  await Promise.all([server.stop(), bareSaves.stop()]);
  await postgres.stop();
});
