/**
 * node tools/bench/shop.mjs [--rounds 3]
 *
 * What buyers and operators ask most where 50 000 orders are known: 32 callers at once, each with a
 * token, against the least that reads the same rows of the same PostgreSQL, in turns. The servers
 * have one core, load and database the other.
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '../postgres/postgres.mjs';
import { command, say } from '../setup/say.mjs';
import { loadBy } from './support/callers.mjs';
import { median, sayCommand, stayOn } from './support/measure.mjs';
import { startBare, startNews } from './support/newsLoad.mjs';
import { plantBuyers } from './support/shopCallers.mjs';

const CALLERS = 32;
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
const rounds = Number(values.rounds);

await command(async () => {
  sayCommand();
  stayOn(1);
  const postgres = await startPostgres({ durable: true });
  const server = await startNews(postgres.url);
  const bare = await startBare(postgres.url, 'bareShop.mjs');
  const { operator, buyers, orderId, specificationId } = await plantBuyers(postgres.url, CALLERS);
  const operators = Array(CALLERS).fill(operator);
  const bodies = buyers.map(() => ({ specificationList: [{ specificationId, quantity: 1 }] }));

  /** @param {string} what @param {{ ours: string, least: string } & import('./support/callers.mjs').Callers} pair */
  async function compare(what, { ours, least, ...callers }) {
    const results = [];
    for (let round = 0; round < rounds; round++)
      results.push({
        least: await loadBy(`${bare.origin}/${least}`, callers),
        ours: await loadBy(`${server.calls}/${ours}`, callers),
      });
    const mine = median(results.map((result) => result.ours));
    const bareOnes = median(results.map((result) => result.least));
    const ratio = (mine / bareOnes).toFixed(2);
    say(`${what}: server ${mine.toFixed(0)}/s, bare ${bareOnes.toFixed(0)}/s, ratio ${ratio}`);
  }

  const page = 'page=1&pageCnt=20';
  /** @type {[what: string, ours: string, least: string][]} */
  const reads = [
    ['own orders', `order/v1/list?${page}`, 'orders'],
    ['changes of the balance', `balance/v1/change-log?${page}`, 'changes'],
    ['the balance', 'balance/v1/my', 'balance'],
  ];
  for (const [what, ours, least] of reads) await compare(what, { ours, least, tokens: buyers });
  /** @type {[what: string, ours: string, least: string][]} */
  const managed = [
    ["everybody's orders", `manage/order/v1/list?${page}`, 'everybodys'],
    [
      'an order with its facts',
      `manage/order/v1/detail?orderId=${orderId}`,
      `order?orderId=${orderId}`,
    ],
  ];
  for (const [what, ours, least] of managed)
    await compare(what, { ours, least, tokens: operators });
  await compare('placing what is placed already', {
    ours: 'order/commodity/v2/place-order',
    least: 'place',
    tokens: buyers,
    bodies,
    method: 'POST',
  });
  await Promise.all([server.stop(), bare.stop()]);
  await postgres.stop();
});
