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

await command(async () => {
  sayCommand();
  stayOn(1);
  const postgres = await startPostgres({ durable: true });
  const server = await startNews(postgres.url);
  const bare = await startBare(postgres.url, 'bareShop.mjs');
  const planted = await plantBuyers(postgres.url, CALLERS);
  const { operator, buyers, orderId, specificationId } = planted;
  const operators = Array(CALLERS).fill(operator);
  const bodies = buyers.map(() => ({ specificationList: [{ specificationId, quantity: 1 }] }));

  const only = values.only?.split(',');
  /** @param {string} what @param {{ ours: string, least: string, from?: typeof bare } & import('../support/callers.mjs').Callers} pair */
  async function compare(what, { ours, least, from = bare, ...callers }) {
    if (only && !only.some((word) => what.includes(word))) return;
    await compareInTurns(what, rounds, {
      ours: () => loadBy(`${server.calls}/${ours}`, callers),
      least: () => loadBy(`${from.origin}/${least}`, callers),
    });
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

  const bareMoney = await startBare(postgres.url, 'bareMoney.mjs');
  const money = { from: bareMoney };
  const { openOrders, things } = await plantMoney(postgres.url, planted);
  const now = Date.now();
  const span = `from=${now - 31 * DAY_MS}&to=${now}`;
  const theirs = { ...money, tokens: buyers };
  await compare('own invoices', {
    ...theirs,
    ours: `order/invoice/v1/list?${page}`,
    least: 'invoices',
  });
  await compare('own coupons', {
    ...theirs,
    ours: `coupon/v1/list?state=usable&${page}`,
    least: 'coupons',
  });
  await compare('coupons that fit an order', {
    ...theirs,
    ours: 'coupon/v1/fitting?orderId=',
    least: 'fitting?orderId=',
    ends: openOrders,
  });
  /** @type {[what: string, ours: string, least: string][]} */
  const looks = [
    ['all invoices', `manage/invoice/v1/list?${page}`, 'everyInvoice'],
    ['all coupons', `manage/coupon/v1/list?${page}`, 'everyCoupon'],
    ['prices', `manage/price/v1/list?kind=specification&${page}`, 'prices'],
    [
      'history of a price',
      `manage/price/v1/history?kind=specification&id=${specificationId}&${page}`,
      `history?id=${specificationId}`,
    ],
    ['days of reconciliation', `manage/reconcile/v1/list?${page}`, 'days'],
    ['a day of reconciliation', 'manage/reconcile/v1/detail?id=1', 'day?id=1'],
    ['revenue of 31 days', `manage/revenue/v1/report?${span}`, `revenue?${span}`],
  ];
  for (const [what, ours, least] of looks)
    await compare(what, { ...money, ours, least, tokens: operators });
  const saves = { ...money, tokens: operators, method: /** @type {const} */ ('POST') };
  const wanted = {
    name: '券',
    kind: 1,
    amount: 1000,
    audience: 1,
    scope: 1,
    way: 2,
    perPerson: 1,
    startsAt: now,
    endsAt: now + DAY_MS,
  };
  await compare('saving coupons', {
    ...saves,
    ours: 'manage/coupon/v1/create',
    least: 'coupon',
    bodies: operators.map(() => wanted),
  });
  await compare('saving prices', {
    ...saves,
    ours: 'manage/price/v1/change',
    least: 'price',
    bodies: things.map(({ id, ...shown }) => ({ kind: 'specification', id, shown, ...shown })),
  });
  await Promise.all([server.stop(), bare.stop(), bareMoney.stop()]);
  await postgres.stop();
});
