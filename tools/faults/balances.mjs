/**
 * node tools/faults/balances.mjs [--races 1000]
 *
 * Two payments from one balance at the same moment, repeatedly: alternating between one order paid
 * twice, where the balance is enough for both, and two orders, where it is enough for one. Exactly
 * one of the two succeeds each time, no balance is ever negative, and the ledger is balanced at the
 * end.
 */
import { parseArgs } from 'node:util';
import { sayCommand } from '../frame/measure.mjs';
import { startPostgres } from '../postgres/postgres.mjs';
import { command, say, Stop } from '../setup/say.mjs';
import { startOurs } from '../frame/ourServer.mjs';
import { plantBuyers, plantCourses, plantOffer, readBooks, share, speaker } from './shop.mjs';

const BUYERS = 64;
const PRICE = 10_000;
const order = '/doctor-cheese/order';
const recharge = '/doctor-cheese/recharge/v1/order';

await command(async () => {
  const { values } = parseArgs({ options: { races: { type: 'string', default: '1000' } } });
  sayCommand();
  const pairs = Math.ceil(Number(values.races) / 2);
  const postgres = await startPostgres();
  const server = await startOurs({ databaseUrl: postgres.url });
  const tokens = await plantBuyers(postgres.url, BUYERS);
  await plantOffer(postgres.url, 2 * PRICE);
  await plantCourses(postgres.url, 3 * pairs, PRICE);
  const ask = speaker(server);
  const outcomes = new Map();

  async function fill(/** @type {string} */ token) {
    const { data } = await ask(`${recharge}/place-order`, { offerId: 1 }, token);
    const asked = { orderId: data.id, payway: 2, payType: 1 };
    const begun = await ask(`${recharge}/pay`, asked, token);
    const tradeNo = begun.data.wechatpayBody.code_url.split('/').at(-1);
    await ask('/sandbox/api/trades', { tradeNo, act: 'pay' });
  }
  async function place(/** @type {string} */ token, /** @type {number} */ specificationId) {
    const specificationList = [{ specificationId, quantity: 1 }];
    const { data } = await ask(`${order}/commodity/v2/place-order`, { specificationList }, token);
    return data.id;
  }
  async function race(/** @type {string} */ token, /** @type {number[]} */ ids) {
    const paid = ids.map((orderId) =>
      ask(`${order}/v1/pay`, { orderId, payway: 1, payType: 1 }, token),
    );
    const said = (await Promise.all(paid)).map(({ flag, key }) => (flag === 0 ? 'paid' : key));
    const outcome = said.sort().join(' and ');
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }

  await share(tokens, pairs, async (token, turn) => {
    await fill(token);
    const [once, first, second] = [turn * 3 + 1, turn * 3 + 2, turn * 3 + 3];
    const same = await place(token, once);
    await race(token, [same, same]);
    await race(token, [await place(token, first), await place(token, second)]);
  });
  const found = await readBooks(postgres.url);
  await server.stop();
  await postgres.stop();
  for (const [outcome, count] of outcomes) say(`${count} races: ${outcome}`);
  say(`${JSON.stringify(found)}`);
  const isGood =
    [...outcomes.keys()].every((outcome) => /^(\S+) and paid$/.test(outcome)) &&
    found.held === 2 * pairs &&
    found.orders === 3 * pairs &&
    Number(found.balances) === 0 &&
    Number(found.least) === 0 &&
    found.sum === 0 &&
    found.wrong === 0;
  if (!isGood) throw new Stop('That is not what it should be.');
  return 0;
});
