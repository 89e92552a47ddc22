/**
 * node tools/faults/claims.mjs [--buyers 800]
 *
 * Buyers claim a coupon of which there is one for every two of them, and request invoices,
 * thirty-two at a time, while PostgreSQL is killed repeatedly. At the end each coupon was used
 * once, each order has one open request, everything acknowledged is there, and the server is alive.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sayCommand } from '../frame/measure.mjs';
import { startPostgres } from '../postgres/postgres.mjs';
import { command, say } from '../setup/say.mjs';
import { startOurs } from '../frame/ourServer.mjs';
import { withDatabase } from '../frame/database.mjs';
import { plantBuyers, plantCourses, share, speaker } from './shop.mjs';

const AT_ONCE = 32;
const INVOICES_OF_EACH = 6;
const KILL_EVERY_MS = 1_000;
const order = '/doctor-cheese/order';

const paidOrders = `with paid as (
    insert into shop_order (order_no, person_id, kind, nth, wanted, total, full_total, created_at,
      expires_at, payway, paid_at)
    select 'paid' || p.id || '-' || n, p.id, 'commodity', n, 'x', 10000, 10000, now(), now(), 2, now()
    from person p, generate_series(1, ${INVOICES_OF_EACH}) n returning id, order_no),
  items as (
    insert into order_item (order_id, place, type, source_id, commodity_id, title, price, full_price)
    select id, 0, 1, 1, 1, '课程1', 10000, 10000 from paid)
  insert into payment (order_id, payway, trade_no, amount, created_at, transaction_id, paid_at)
  select id, 2, order_no, 10000, now(), order_no, now() from paid`;
const scarceCoupon = `insert into coupon (name, kind, amount, audience, scope, way, per_person, in_all,
    starts_at, ends_at, created_at)
  values ('抢券', 1, 1000, 1, 1, 1, 1, $1, now() - interval '1 hour', now() + interval '1 day', now())`;
const living = `paid_at is null and cancelled_at is null and expires_at > now()`;
const found = `select
  (select count(*)::int from shop_order where ${living} and coupon_id = 1) as used,
  (select count(*)::int from (select person_id from shop_order where ${living}
    group by 1 having count(*) <> 1) twice) as doubled,
  (select count(*)::int from shop_order where id = any($1) and coupon_id = 1 and ${living}) as "keptUses",
  (select count(*)::int from invoice_request) as invoices,
  (select count(distinct order_id)::int from invoice_request) as invoiced,
  (select count(*)::int from invoice_request where id = any($2)) as "keptInvoices"`;

/** Buyers with paid orders, and a coupon that half of them can use. @param {string} url @param {number} count */
async function plantClaims(url, count) {
  const tokens = await plantBuyers(url, count);
  await plantCourses(url, 1, 20_000);
  const orderIds = await withDatabase(url, async (client) => {
    await client.query(paidOrders);
    await client.query(scarceCoupon, [Math.floor(count / 2)]);
    const { rows } = await client.query(
      `select array_agg(id order by id) as ids from shop_order group by person_id order by person_id`,
    );
    return rows.map(({ ids }) => ids);
  });
  return { tokens, orderIds };
}

/**
 * Lets buyers claim; `told` has the successful answers, `said` how often each answer came.
 * @param {import('./shop.mjs').Ask} ask
 * @param {Awaited<ReturnType<typeof plantClaims>>} planted
 */
function claiming(ask, { tokens, orderIds }) {
  /** @type {{ uses: number[], invoices: number[] }} */
  const told = { uses: [], invoices: [] };
  /** @type {Map<string, number>} */
  const said = new Map();
  const note = (/** @type {import('./shop.mjs').Answer} */ { flag, key }) => {
    const word = flag === 0 ? 'done' : (key ?? 'nothing');
    said.set(word, (said.get(word) ?? 0) + 1);
    return flag === 0;
  };

  async function claim(/** @type {number} */ buyer) {
    const token = tokens[buyer] ?? '';
    const specificationList = [{ specificationId: 1, quantity: 1 }];
    const placed = await ask(`${order}/commodity/v2/place-order`, { specificationList }, token);
    const used = await ask(
      '/doctor-cheese/coupon/v1/use',
      { orderId: placed.data.id, couponId: 1 },
      token,
    );
    if (note(used)) told.uses.push(used.data.id);
    for (const orderId of orderIds[buyer]) {
      const wanted = { orderId, titleKind: 1, title: '买家' };
      const asked = await ask(`${order}/invoice/v1/apply`, wanted, token);
      if (note(asked)) told.invoices.push(asked.data.id);
    }
  }

  return { told, said, claim };
}

/**
 * Kills PostgreSQL again and again while the work goes on; answers how often.
 * @param {Awaited<ReturnType<typeof startPostgres>>} postgres
 * @param {() => Promise<void>} work
 */
async function killedMeanwhile(postgres, work) {
  let isOver = false;
  let kills = 0;
  const trouble = async () => {
    while (!isOver) {
      await sleep(KILL_EVERY_MS);
      if (isOver) return;
      kills += 1;
      await postgres.kill();
      await sleep(200);
      await postgres.restart();
    }
  };
  const troubled = trouble();
  await work();
  isOver = true;
  await troubled;
  return kills;
}

await command(async () => {
  const { values } = parseArgs({ options: { buyers: { type: 'string', default: '800' } } });
  sayCommand();
  const count = Number(values.buyers);
  const scarce = Math.floor(count / 2);
  const postgres = await startPostgres({ durable: true });
  const server = await startOurs({ databaseUrl: postgres.url });
  const planted = await plantClaims(postgres.url, count);
  const { told, said, claim } = claiming(speaker(server), planted);
  const lanes = Array.from({ length: AT_ONCE }, String);
  const kills = await killedMeanwhile(postgres, () =>
    share(lanes, count, (_lane, buyer) => claim(buyer)),
  );
  const alive = !server.isOver();
  const result = await withDatabase(postgres.url, async (client) => {
    const { rows } = await client.query(found, [told.uses, told.invoices]);
    return rows[0];
  });
  await server.stop();
  await postgres.stop();
  say(
    `${kills} kills, the server ${alive ? 'lived' : 'ended'}; coupons: ${scarce} there were, ` +
      `${result.used} used, ${told.uses.length} acknowledged, ${told.uses.length - result.keptUses} lost, ` +
      `${result.doubled} buyers with more or less than one order; invoices: ` +
      `${count * INVOICES_OF_EACH} orders, ${result.invoiced} asked for, ${result.invoices} requests, ` +
      `${told.invoices.length} acknowledged, ${told.invoices.length - result.keptInvoices} lost`,
  );
  for (const [word, times] of said) say(`${times} times ${word}`);
  const isGood =
    alive &&
    result.used === scarce &&
    result.keptUses === told.uses.length &&
    result.doubled === 0 &&
    result.invoices === count * INVOICES_OF_EACH &&
    result.invoiced === result.invoices &&
    result.keptInvoices === told.invoices.length;
  return isGood ? 0 : 1;
});
