/**
 * npx tsx --tsconfig tsconfig.base.json tools/faults/notices.ts [--notices 10000] [--seed 1]
 *
 * Payment notifications of WeChat Pay and Alipay, forged in every known way and delivered to the
 * server's own handlers on real PostgreSQL: this many for each provider, a hundred for each
 * payment, half of them before it is paid and half after. One in ten is signed by the provider
 * itself but names another amount, merchant, order or state. At the end only what the genuine
 * notifications reported is paid.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { Db } from '../../apps/server/src/db/database';
import { openPostgres } from '../../apps/server/src/db/openPostgres';
import { proveBooks } from '../../apps/server/src/modules/shop/ledger/ledger.service';
import { hear } from '../../apps/server/src/modules/shop/payment/payment.notice';
import { alipayPay } from '../../apps/server/src/ports/alipay/alipayPay';
import { systemClock as clock } from '../../apps/server/src/ports/clock';
import type { Notice, PaymentProvider, ProviderPayway } from '../../apps/server/src/ports/payments';
import { wechatPay } from '../../apps/server/src/ports/wechat/wechatPay';
import {
  alipayLie,
  alipayMutations,
  isSameForm,
} from '../../apps/server/src/testing/providers/alipayMutations';
import { startFakeAlipay } from '../../apps/server/src/testing/providers/fakeAlipay';
import { startFakeWechat } from '../../apps/server/src/testing/providers/fakeWechat';
import {
  type Mutate,
  one,
  type Random,
  randomFrom,
} from '../../apps/server/src/testing/providers/mutations';
import {
  isSameNotice,
  wechatLie,
  wechatMutations,
} from '../../apps/server/src/testing/providers/wechatMutations';
import { startPostgres } from '../postgres/postgres.mjs';
import { root } from '../setup/root.mjs';
import { command, say } from '../setup/say.mjs';

const OF_A_PAYMENT = 100;
const AMOUNT = 39_900;

interface Side {
  name: string;
  payway: ProviderPayway;
  provider: PaymentProvider;
  mutations: Record<string, Mutate>;
  isSame(a: Notice, b: Notice): boolean;
  begin(tradeNo: string): Promise<unknown>;
  pay(tradeNo: string): void;
  noticeOf(tradeNo: string): Notice;
  lie(tradeNo: string, random: Random): Notice;
  close(): Promise<unknown>;
}

const bill = (tradeNo: string) => ({
  tradeNo,
  amount: AMOUNT,
  title: '心电图判读',
  expiresAt: new Date(clock.now().getTime() + 1_800_000),
});

/** A genuine payment beside the tested ones: forged notifications take parts of it. */
const OTHER = 'other';

async function wechatSide(): Promise<Side> {
  const fake = await startFakeWechat(clock, { by: 'certificate', timeoutMs: 5_000 });
  const provider = wechatPay(fake.keys, clock);
  await provider.begin(bill(OTHER));
  fake.pay(OTHER);
  return {
    name: 'WeChat Pay',
    payway: 2,
    provider,
    isSame: isSameNotice,
    pay: fake.pay,
    noticeOf: fake.noticeOf,
    close: fake.close,
    mutations: wechatMutations(fake, () => fake.noticeOf(OTHER)),
    begin: (tradeNo) => provider.begin(bill(tradeNo)),
    lie: (tradeNo, random) => wechatLie(fake, tradeNo, random),
  };
}

async function alipaySide(): Promise<Side> {
  const fake = await startFakeAlipay(clock, 5_000);
  const provider = alipayPay(fake.keys, clock);
  const begin = async (tradeNo: string) => fake.open(await provider.begin(bill(tradeNo)));
  await begin(OTHER);
  fake.pay(OTHER);
  return {
    name: 'Alipay',
    payway: 3,
    provider,
    isSame: isSameForm,
    begin,
    pay: fake.pay,
    noticeOf: fake.noticeOf,
    close: fake.close,
    mutations: alipayMutations(fake, () => fake.noticeOf(OTHER)),
    lie: (tradeNo, random) => alipayLie(fake, tradeNo, random),
  };
}

const plant = (pool: pg.Pool, { payway, name }: Side, count: number) =>
  pool.query(
    `with born as (insert into person (service, nickname, registered_at)
       select 'main', $1, now() from generate_series(1, $2::integer) returning id),
     orders as (insert into shop_order (order_no, person_id, nth, kind, wanted, total, full_total,
        created_at, expires_at)
      select 'P' || id, id, 1, 'commodity', 'x', $3, $3, now(), now() + interval '30 minutes'
      from born returning id, order_no),
     items as (insert into order_item (order_id, place, type, source_id, commodity_id, title, price,
        full_price) select id, 0, 1, 1, 1, '课程1', $3, $3 from orders)
     insert into payment (order_id, payway, trade_no, amount, created_at)
     select id, $4, order_no, $3, now() from orders`,
    [name, count, AMOUNT, payway],
  );

async function tradesOf(pool: pg.Pool, { payway }: Side): Promise<string[]> {
  const text = 'select trade_no from payment where payway = $1 order by id';
  const { rows } = await pool.query<{ trade_no: string }>(text, [payway]);
  return rows.map((row) => row.trade_no);
}

type Count = Record<string, number>;

/** Counts the verdicts; an accepted forgery is a fault. */
async function attack(db: Db, side: Side, tradeNos: string[], random: Random): Promise<Count> {
  const verdicts: Count = {};
  const kinds = Object.keys(side.mutations);
  const listen = (notice: Notice) =>
    hear({ db, clock }, side, notice).catch((error: unknown) => `broke: ${String(error)}`);

  async function mutated(tradeNo: string): Promise<Notice> {
    const genuine = side.noticeOf(tradeNo);
    const kind = one(random, kinds);
    const lies = random(10) === 0;
    const mutant = lies ? side.lie(tradeNo, random) : side.mutations[kind]?.(genuine, random);
    return mutant && !side.isSame(mutant, genuine) ? mutant : mutated(tradeNo);
  }
  const wrong = ['delivered', 'returned', 'known'];
  async function tryMany(tradeNo: string) {
    for (let count = 0; count < OF_A_PAYMENT / 2; count += 1) {
      const notice = await mutated(tradeNo);
      const verdict = await listen(notice);
      verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
      if (wrong.includes(verdict) || verdict.startsWith('broke')) {
        throw new Error(`${side.name} ${tradeNo}: ${verdict} over ${JSON.stringify(notice)}`);
      }
    }
  }

  for (const tradeNo of tradeNos) {
    await side.begin(tradeNo);
    side.pay(tradeNo);
    await tryMany(tradeNo);
    const told = await listen(side.noticeOf(tradeNo));
    if (told !== 'delivered') throw new Error(`${tradeNo} was told and ${told}`);
    await tryMany(tradeNo);
  }
  return verdicts;
}

await command(async () => {
  const { values } = parseArgs({
    options: {
      notices: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
    },
  });
  const perProvider = Math.ceil(Number(values.notices) / OF_A_PAYMENT);
  const postgres = await startPostgres();
  const database = openPostgres(postgres.url, () => undefined);
  await database.migrate(join(root, 'apps/server/src/db/migrations'));
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
  await pool.query(
    `insert into commodity (type, product_id, title, description, html, cover, pictures, charge,
       published_at) values (1, 1, '课程1', '简介', '', 'c.webp', '{}', 2, now())`,
  );
  let isGood = true;
  for (const side of [await wechatSide(), await alipaySide()]) {
    await plant(pool, side, perProvider);
    const tradeNos = await tradesOf(pool, side);
    const found = await attack(database.db, side, tradeNos, randomFrom(Number(values.seed)));
    const { rows } = await pool.query(
      `select (select count(*)::int from payment where payway = $1 and paid_at is not null) paid,
         (select count(*)::int from ledger_entry) entries, (select count(*)::int from refund) back`,
      [side.payway],
    );
    const { paid, entries, back } = rows[0] as { paid: number; entries: number; back: number };
    say(
      `${side.name}: ${perProvider * OF_A_PAYMENT} mutated notices, ${JSON.stringify(found)}; ` +
        `${paid} of ${perProvider} payments paid by their genuine notices, ${entries} entries, ` +
        `${back} refunds`,
    );
    isGood &&= paid === perProvider && back === 0;
    await side.close();
  }
  const faults = await proveBooks(database.db);
  say(`The books have ${faults.length} faults.`);
  await pool.end();
  await database.close();
  await postgres.stop();
  return isGood && faults.length === 0 ? 0 : 1;
});
