/**
 * npx tsx --tsconfig tsconfig.base.json tools/bench/shop/money.ts
 *
 * The cost of payments on real PostgreSQL, 32 at a time: placing an order and processing a payment
 * proof, each compared with a bare transaction that writes the same rows; a list of 20 for a caller
 * with purchases compared with one without; the orders of a buyer with 5 000 compared with one read
 * by the index.
 */
import { join } from 'node:path';
import pg from 'pg';
import type { Db } from '../../../apps/server/src/db/database';
import { openPostgres } from '../../../apps/server/src/db/openPostgres';
import { listCards } from '../../../apps/server/src/modules/shop/commodity/commodity.cards';
import { readHoldings } from '../../../apps/server/src/modules/shop/entitlement/entitlement.service';
import { commodityGoods } from '../../../apps/server/src/modules/shop/order/order.goods';
import { placeOrder } from '../../../apps/server/src/modules/shop/order/order.place';
import { listOrders } from '../../../apps/server/src/modules/shop/order/order.service';
import { takeProof } from '../../../apps/server/src/modules/shop/payment/payment.truth';
import type { Person } from '../../../apps/server/src/plugins/access';
import { systemClock as clock } from '../../../apps/server/src/ports/clock';
import { startPostgres } from '../../postgres/postgres.mjs';
import { command, say } from '../../setup/say.mjs';
import { root } from '../../setup/root.mjs';
import { compareInTurns } from '../../frame/compare.mjs';

const AT_ONCE = 32;
const GOES = 1_500;
const ROUNDS = 3;
const MANY_ORDERS = 5_000;
const payments = { orderMinutes: 30, bank: null, providers: { 2: null, 3: null }, purses: null };

const person = (id: number): Person => ({ id, sessionId: 1, roles: [], organisationId: null });

/** How many of `goes` finish per second at this concurrency. */
async function rate(goes: readonly (() => Promise<unknown>)[]): Promise<number> {
  const left = goes.values();
  const began = performance.now();
  const worker = async () => {
    for (const go of left) await go();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return goes.length / ((performance.now() - began) / 1000);
}

type Go = () => Promise<unknown>;

/** Alternating, so that both meet the same load of the machine. */
async function compare(what: string, ours: (round: number) => Go[], bare: (round: number) => Go[]) {
  let round = 0;
  await compareInTurns(what, ROUNDS, {
    least: () => rate(bare(round)),
    ours: () => rate(ours(round++)),
  });
}

const numbers = (round: number) => Array.from({ length: GOES }, (_, at) => round * GOES + at + 1);

const plant = (pool: pg.Pool) =>
  pool.query(`
    insert into person (service, nickname, registered_at)
      select 'main', '买家', now() from generate_series(1, ${GOES * ROUNDS * 4});
    insert into commodity (type, product_id, title, description, html, cover, pictures, charge, published_at)
      select 1, n, '课程' || n, '简介', '', 'c.webp', '{}', 2, now() from generate_series(1, 60) n;
    insert into specification (commodity_id, place, name, price, original_price, vip_price)
      select id, 0, '永久有效', 10000, 10000, 8000 from commodity;`);

const insertOrder = `insert into shop_order (order_no, person_id, kind, nth, wanted, total, full_total,
  created_at, expires_at) values ($1, $2, 'commodity', 1, 'commodity 1', 10000, 10000, now(),
  now() + interval '30 minutes') returning id`;
const insertItem = `insert into order_item (order_id, place, type, source_id, commodity_id, title, price, full_price)
  values ($1, 0, 1, 1, 1, '课程1', 10000, 10000)`;

/** Unique names in each round, so that nothing is refused as a duplicate. */
let serial = 0;

async function inTransaction(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<unknown>) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } finally {
    client.release();
  }
}

const barePlace = (pool: pg.Pool, personId: number) => () =>
  inTransaction(pool, async (client) => {
    const values = [`placed${(serial += 1)}`, personId];
    const { rows } = await client.query({ name: 'order', text: insertOrder, values });
    await client.query({ name: 'item', text: insertItem, values: [rows[0].id] });
  });

const place = (db: Db, personId: number, specificationId = 1) =>
  placeOrder(db, { person: person(personId), clock, payments }, (buyer) =>
    commodityGoods(db, [specificationId], buyer),
  );

/** Orders with a pending payment, for notifications to find. */
async function openPayments(pool: pg.Pool, prefix: string, firstPerson: number) {
  await pool.query(
    `with orders as (insert into shop_order (order_no, person_id, kind, nth, wanted, total, full_total,
        created_at, expires_at)
      select $1 || n, $2 + n, 'commodity', 1, 'x', 10000, 10000, now(), now() + interval '30 minutes'
      from generate_series(1, ${GOES * ROUNDS}) n returning id, order_no),
     items as (insert into order_item (order_id, place, type, source_id, commodity_id, title, price, full_price)
      select id, 0, 1, 1, 1, '课程1', 10000, 10000 from orders)
     insert into payment (order_id, payway, trade_no, amount, created_at)
     select id, 2, order_no, 10000, now() from orders`,
    [prefix, firstPerson],
  );
}

/** The rows of one delivery, without any checks. */
const bareProof = (pool: pg.Pool, tradeNo: string) => () =>
  inTransaction(pool, async (client) => {
    const ask = (name: string, text: string, values: unknown[]) =>
      client.query({ name, text, values });
    const paid = `update payment set transaction_id = $1, paid_at = now() where trade_no = $1 returning order_id`;
    const { rows } = await ask('paid', paid, [tradeNo]);
    const orderId = rows[0].order_id;
    const entry = `insert into ledger_entry (key, kind, title, order_no, at) values ($1, 2, '课程1', $2, now()) returning id`;
    const written = await ask('entry', entry, [`bare:${tradeNo}`, tradeNo]);
    const lines = `insert into ledger_line (entry_id, account_id, amount)
      select $1, id, case kind when 'sales' then 10000 else -10000 end from ledger_account where kind in ('sales', 'wechat')`;
    await ask('lines', lines, [written.rows[0].id]);
    await ask('mark', 'update shop_order set paid_at = now(), payway = 2 where id = $1', [orderId]);
    const given = `insert into entitlement (person_id, commodity_id, origin, origin_key, granted_at, starts_at)
      select person_id, 1, 'order', $1 || '/0', now(), now() from shop_order where id = $1::integer`;
    await ask('given', given, [String(orderId)]);
    const word = `insert into provider_word (payway, source, verdict, trade_no, said, at) values (2, 'notice', 'delivered', $1, '{}', now())`;
    await ask('word', word, [tradeNo]);
  });

const proof = (db: Db, tradeNo: string) => () =>
  takeProof(
    db,
    { clock },
    {
      payway: 2,
      source: 'notice',
      paid: { state: 'paid', tradeNo, transactionId: tradeNo, amount: 10_000, paidAt: new Date() },
    },
  );

await command(async () => {
  say('$ npx tsx --tsconfig tsconfig.base.json tools/bench/shop/money.ts\n');
  const postgres = await startPostgres({ durable: true });
  const database = openPostgres(postgres.url, () => undefined);
  const { db } = database;
  await database.migrate(join(root, 'apps/server/src/db/migrations'));
  const pool = new pg.Pool({ connectionString: postgres.url, max: 10 });
  await plant(pool);
  await pool.query("insert into ledger_account (kind) values ('wechat'), ('sales')");

  await compare(
    'placing an order',
    (round) => numbers(round).map((id) => () => place(db, id)),
    (round) => numbers(round).map((id) => barePlace(pool, id)),
  );

  const [ourBuyers, bareBuyers] = [GOES * ROUNDS, GOES * ROUNDS * 2];
  await openPayments(pool, 'ours', ourBuyers);
  await openPayments(pool, 'bare', bareBuyers);
  await compare(
    'taking a proof',
    (round) => numbers(round).map((at) => proof(db, `ours${at}`)),
    (round) => numbers(round).map((at) => bareProof(pool, `bare${at}`)),
  );

  const list = (personId: number) => async () => {
    const now = new Date();
    const held = await readHoldings(db, personId, now);
    return listCards(db, { now, held }, { where: undefined, limit: 20 });
  };
  const bareList = async () =>
    listCards(
      db,
      { now: new Date(), held: { memberUntil: null, commodities: new Map() } },
      { where: undefined, limit: 20 },
    );
  await compare(
    'a list of 20 with what somebody holds, against one without',
    (round) => numbers(round).map((at) => list(ourBuyers + at)),
    (round) => numbers(round).map(() => bareList),
  );

  await pool.query(
    `with orders as (insert into shop_order (order_no, person_id, kind, nth, wanted, total, full_total,
        created_at, expires_at)
      select 'many' || n, 1, 'commodity', n + 100, 'y', 10000, 10000, now(), now()
      from generate_series(1, ${MANY_ORDERS}) n returning id)
     insert into order_item (order_id, place, type, source_id, commodity_id, title, price, full_price)
     select id, 0, 1, 1, 1, '课程1', 10000, 10000 from orders`,
  );
  await pool.query('vacuum analyze');
  const asked = { page: 1, pageCnt: 20 };
  const read = () =>
    pool.query({
      name: 'read',
      text: `select * from shop_order where person_id = 1 and kind = 'commodity' order by id desc limit 20`,
    });
  await compare(
    `the orders of somebody with ${MANY_ORDERS}, against an indexed read`,
    (round) => numbers(round).map(() => () => listOrders(db, { person: person(1), clock }, asked)),
    (round) => numbers(round).map(() => read),
  );
  await pool.end();
  await database.close();
  await postgres.stop();
});
