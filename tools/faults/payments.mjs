/**
 * node tools/faults/payments.mjs [--payments 1000] [--calm]
 *
 * Buyers pay, sixty-four at a time, while they poll; each payment is notified fifteen times, all at
 * once and out of order, and some never. Meanwhile PostgreSQL and the server are killed
 * alternately. At the end there is one delivery for each payment, and the ledger is balanced.
 * `--calm` kills nothing.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sayCommand } from '../frame/measure.mjs';
import { startPostgres } from '../postgres/postgres.mjs';
import { command, say } from '../setup/say.mjs';
import { startOurs } from '../frame/ourServer.mjs';
import { plantBuyers, plantOffer, readBooks, speaker } from './shop.mjs';

const BUYERS = 64;
const NOTICES = 15;
const AMOUNT = 10_000;
/** The last scheduled query comes a minute after the kill at the latest. */
const SETTLED_WITHIN_MS = 180_000;

/** The orders paid on the phone. */
const pressed = new Set();

/** One payment, from the order to the last notification; true if the phone has paid. */
async function buy(/** @type {import('./shop.mjs').Ask} */ ask, /** @type {string} */ token) {
  const main = '/doctor-cheese/recharge/v1/order';
  const order = await ask(`${main}/place-order`, { offerId: 1 }, token);
  const orderId = order.data.id;
  const begun = await ask(`${main}/pay`, { orderId, payway: 2, payType: 1 }, token);
  if (begun.flag !== 0) return false;
  const tradeNo = begun.data.wechatpayBody.code_url.split('/').at(-1);
  const press = (/** @type {string} */ act) => ask('/sandbox/api/trades', { tradeNo, act });
  const isNew = !pressed.has(tradeNo);
  pressed.add(tradeNo);
  const confirmed = await press('payQuietly');
  // If the answer was lost, the repeated press is refused.
  if (confirmed.flag !== 0 && !isNew) {
    // The earlier payment has no notification, and the server has not queried it yet.
    await sleep(500);
    return false;
  }
  // One in ten gets no notification, so the server has to query.
  const times = Math.random() < 0.1 ? 0 : NOTICES;
  let isTold = false;
  const poll = async () => {
    while (!isTold) await ask(`${main}/state?orderId=${orderId}`, null, token);
  };
  const polled = poll();
  await Promise.all(Array.from({ length: times }, () => press('tell')));
  isTold = true;
  await polled;
  return true;
}

await command(async () => {
  const { values } = parseArgs({
    options: { payments: { type: 'string', default: '1000' }, calm: { type: 'boolean' } },
  });
  sayCommand();
  const postgres = await startPostgres({ durable: true });
  let server = await startOurs({ databaseUrl: postgres.url });
  const at = { url: server.url };
  const tokens = await plantBuyers(postgres.url, BUYERS);
  await plantOffer(postgres.url, AMOUNT);
  const ask = speaker(at);
  let left = Number(values.payments);
  let paid = 0;
  const buyers = tokens.map(async (token) => {
    while (left > 0) {
      left -= 1;
      if (await buy(ask, token)) paid += 1;
      else left += 1;
    }
  });
  let isOver = false;
  let kills = 0;
  const trouble = async () => {
    while (!isOver && !values.calm) {
      await sleep(4_000);
      if (isOver) return;
      kills += 1;
      if (kills % 2 === 0) {
        await server.kill();
        server = await startOurs({ databaseUrl: postgres.url });
        at.url = server.url;
      } else {
        await postgres.kill();
        await sleep(200);
        await postgres.restart();
      }
    }
  };
  const troubled = trouble();
  await Promise.all(buyers);
  isOver = true;
  await troubled;
  const began = performance.now();
  let found = await readBooks(postgres.url);
  while (found.delivered < found.paid && performance.now() - began < SETTLED_WITHIN_MS) {
    await sleep(1_000);
    found = await readBooks(postgres.url);
  }
  await server.stop();
  await postgres.stop();
  say(
    `${paid} payments on the phone, ${kills} kills; ${found.paid} trades paid, ` +
      `${found.delivered} deliveries, ${found.orders} orders paid, ${found.returned} given back; ` +
      `all lines together ${found.sum}, entries that are not zero ${found.wrong}, ` +
      `balances ${Number(found.balances) / 1000}, expected ${(found.delivered * AMOUNT) / 1000}`,
  );
  const isGood =
    found.paid === found.delivered &&
    found.delivered === found.orders &&
    found.sum === 0 &&
    found.wrong === 0 &&
    Number(found.balances) === found.delivered * AMOUNT;
  return isGood ? 0 : 1;
});
