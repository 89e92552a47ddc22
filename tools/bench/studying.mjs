/**
 * node tools/bench/studying.mjs [--rounds 3]
 *
 * What watching costs: reports of a film by 32 callers at once, each with a token and a past of
 * their own, on PostgreSQL, as many as one core takes; and from that the share of it that 2 000
 * watchers are who report every 30 s. Beside it how often an item is opened. The server has one
 * core, load and database the other.
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '../postgres/postgres.mjs';
import { command, say } from '../setup/say.mjs';
import { loadBy } from './support/callers.mjs';
import { median, sayCommand, stayOn } from './support/measure.mjs';
import { startNews } from './support/newsLoad.mjs';
import { plantWatchers } from './support/watchers.mjs';

const CALLERS = 32;
const WATCHERS = 2000;
const EVERY_S = 30;
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });

await command(async () => {
  sayCommand();
  stayOn(1);
  const postgres = await startPostgres({ durable: true });
  const server = await startNews(postgres.url);
  const { tokens, itemId } = await plantWatchers(postgres.url, CALLERS);
  const bodies = tokens.map((_token, at) => ({
    coursewareId: itemId,
    position: 650 + at,
    seen: [[640, 700 + at]],
  }));
  const reporters = { tokens, bodies, method: /** @type {const} */ ('POST') };
  const reports = [];
  const openings = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    reports.push(await loadBy(`${server.calls}/courseware/v1/learn/refresh`, reporters));
    openings.push(await loadBy(`${server.calls}/courseware/v1/detail?id=${itemId}`, { tokens }));
  }
  const share = (WATCHERS / EVERY_S / median(reports)) * 100;
  say(`reports: ${Math.round(median(reports))}/s on one core`);
  say(`${WATCHERS} who report every ${EVERY_S} s cost ${share.toFixed(1)} % of it`);
  say(`an item opened: ${Math.round(median(openings))}/s`);
  await server.stop();
  await postgres.stop();
});
