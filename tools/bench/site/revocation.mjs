/**
 * node tools/bench/site/revocation.mjs
 *
 * Two servers on one PostgreSQL: how long the second still accepts a token after its user has
 * logged out at the first. It is called ten times a second, so that the token is always cached.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../postgres/postgres.mjs';
import { command, say } from '../../setup/say.mjs';
import { median, sayCommand } from '../../frame/measure.mjs';
import { startNews } from '../support/newsLoad.mjs';
import { bearing, signIn } from '../../frame/signIn.mjs';

const rounds = 7;

/** @param {string} calls @param {string} token */
const isIn = async (calls, token) =>
  (await fetch(`${calls}/user/v1/info/extend`, bearing(token))).status === 200;

/**
 * @param {{ calls: string }} first
 * @param {{ calls: string }} second
 * @returns {Promise<number>} milliseconds
 */
async function noticed(first, second) {
  const token = await signIn(first.calls);
  // The worst case: the second server has just cached the token.
  await isIn(second.calls, token);
  await fetch(`${first.calls}/auth/v1/logout`, { method: 'POST', ...bearing(token) });
  const began = performance.now();
  if (await isIn(first.calls, token)) return Number.POSITIVE_INFINITY;
  while (await isIn(second.calls, token)) await sleep(100);
  return performance.now() - began;
}

await command(async () => {
  sayCommand();
  const postgres = await startPostgres();
  const first = await startNews(postgres.url);
  const second = await startNews(postgres.url);
  const times = [];
  for (let round = 0; round < rounds; round++) times.push(await noticed(first, second));
  await Promise.all([first.stop(), second.stop()]);
  await postgres.stop();
  const [middle, longest] = [median(times), Math.max(...times)].map((time) => time / 1000);
  say(`Noticed by the first at once, by the second after ${middle?.toFixed(2)} s (median)`);
  say(`At the latest after ${longest?.toFixed(2)} s (at most 5.00)`);
});
