/**
 * node tools/bench/shop/shop.mjs [--rounds 3] [--only coupons,invoices]
 *
 * The most frequent calls of buyers and operators with 50 000 orders: 32 callers with tokens at
 * once, alternating with a minimal server that reads the same rows of the same PostgreSQL. The
 * servers have one core, load and database the other.
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '../../postgres/postgres.mjs';
import { command } from '../../setup/say.mjs';
import { loadBy } from '../support/callers.mjs';
import { compareInTurns } from '../../frame/compare.mjs';
import { sayCommand, stayOn } from '../../frame/measure.mjs';
import { startBare, startNews } from '../support/newsLoad.mjs';
import { plantMoney } from '../support/moneyPlanted.mjs';
import { plantBuyers } from '../support/shopCallers.mjs';

const CALLERS = 32;
const DAY_MS = 86_400_000;
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, only: { type: 'string' } },
});
const rounds = Number(values.rounds);
const PAGE = 'page=1&pageCnt=20';
const coupon = { name: '券', kind: 1, amount: 1000, audience: 1, scope: 1, way: 2, perPerson: 1 };

/** @typedef {{ ours: string, least: string, from?: { origin: string } } & import('../support/callers.mjs').Callers} Pair */
/** @typedef {(what: string, pair: Pair) => Promise<void>} Compare */
/** @typedef {[what: string, ours: string, least: string][]} Calls */
/** @typedef {Awaited<ReturnType<typeof plantBuyers>>} Planted */

await command(async () => {
  sayCommand();
  stayOn(1);
  const postgres = await startPostgres({ durable: true });
  const server = await startNews(postgres.url);
  const bare = await startBare(postgres.url, 'bareShop.mjs');
  const planted = await plantBuyers(postgres.url, CALLERS);
  const only = values.only?.split(',');
  /** @type {Compare} */
  const compare = async (what, { ours, least, from = bare, ...callers }) => {
    if (only && !only.some((word) => what.includes(word))) return;
    await compareInTurns(what, rounds, {
      ours: () => loadBy(`${server.calls}/${ours}`, callers),
      least: () => loadBy(`${from.origin}/${least}`, callers),
    });
  };
  await compareOrders(compare, planted);

  const bareMoney = await startBare(postgres.url, 'bareMoney.mjs');
  const money = await plantMoney(postgres.url, planted);
  await compareOwnMoney(compare, bareMoney, { buyers: planted.buyers, ...money });
  await compareManagedMoney(compare, bareMoney, { ...planted, ...money });
  await Promise.all([server.stop(), bare.stop(), bareMoney.stop()]);
  await postgres.stop();
});

/**
 * @param {Compare} compare
 * @param {Planted} planted
 */
async function compareOrders(compare, { operator, buyers, orderId, specificationId }) {
  const operators = Array(CALLERS).fill(operator);
  /** @type {Calls} */
  const reads = [
    ['own orders', `order/v1/list?${PAGE}`, 'orders'],
    ['changes of the balance', `balance/v1/change-log?${PAGE}`, 'changes'],
    ['the balance', 'balance/v1/my', 'balance'],
  ];
  for (const [what, ours, least] of reads) await compare(what, { ours, least, tokens: buyers });
  /** @type {Calls} */
  const managed = [
    ["everybody's orders", `manage/order/v1/list?${PAGE}`, 'everybodys'],
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
    bodies: buyers.map(() => ({ specificationList: [{ specificationId, quantity: 1 }] })),
    method: 'POST',
  });
}

/** @typedef {Awaited<ReturnType<typeof plantMoney>>} Money */

/**
 * @param {Compare} compare
 * @param {{ origin: string }} from
 * @param {Pick<Planted, 'buyers'> & Money} planted
 */
async function compareOwnMoney(compare, from, { buyers, openOrders }) {
  const theirs = { from, tokens: buyers };
  await compare('own invoices', {
    ...theirs,
    ours: `order/invoice/v1/list?${PAGE}`,
    least: 'invoices',
  });
  await compare('own coupons', {
    ...theirs,
    ours: `coupon/v1/list?state=usable&${PAGE}`,
    least: 'coupons',
  });
  await compare('coupons that fit an order', {
    ...theirs,
    ours: 'coupon/v1/fitting?orderId=',
    least: 'fitting?orderId=',
    ends: openOrders,
  });
}

/**
 * @param {Compare} compare
 * @param {{ origin: string }} from
 * @param {Pick<Planted, 'operator' | 'specificationId'> & Money} planted
 */
async function compareManagedMoney(compare, from, { operator, specificationId, things }) {
  const tokens = Array(CALLERS).fill(operator);
  const now = Date.now();
  const span = `from=${now - 31 * DAY_MS}&to=${now}`;
  /** @type {Calls} */
  const looks = [
    ['all invoices', `manage/invoice/v1/list?${PAGE}`, 'everyInvoice'],
    ['all coupons', `manage/coupon/v1/list?${PAGE}`, 'everyCoupon'],
    ['prices', `manage/price/v1/list?kind=specification&${PAGE}`, 'prices'],
    [
      'history of a price',
      `manage/price/v1/history?kind=specification&id=${specificationId}&${PAGE}`,
      `history?id=${specificationId}`,
    ],
    ['days of reconciliation', `manage/reconcile/v1/list?${PAGE}`, 'days'],
    ['a day of reconciliation', 'manage/reconcile/v1/detail?id=1', 'day?id=1'],
    ['revenue of 31 days', `manage/revenue/v1/report?${span}`, `revenue?${span}`],
  ];
  for (const [what, ours, least] of looks) await compare(what, { from, ours, least, tokens });
  const saves = { from, tokens, method: /** @type {const} */ ('POST') };
  const wanted = { ...coupon, startsAt: now, endsAt: now + DAY_MS };
  await compare('saving coupons', {
    ...saves,
    ours: 'manage/coupon/v1/create',
    least: 'coupon',
    bodies: tokens.map(() => wanted),
  });
  await compare('saving prices', {
    ...saves,
    ours: 'manage/price/v1/change',
    least: 'price',
    bodies: things.map(({ id, ...shown }) => ({ kind: 'specification', id, shown, ...shown })),
  });
}
