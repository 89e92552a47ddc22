/**
 * npx tsx --tsconfig tsconfig.base.json tools/bench/shop/bill.ts
 *
 * How long it takes to compare a day whose bill has 5 000 lines, on real PostgreSQL: lines that
 * agree, unknown lines, and lines that need a query to the provider (20 ms each).
 */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openPostgres } from '../../../apps/server/src/db/openPostgres';
import { reconcile } from '../../../apps/server/src/modules/shop/reconcile/reconcile.run';
import { systemClock as clock } from '../../../apps/server/src/ports/clock';
import type { BillLine, PaymentProvider } from '../../../apps/server/src/ports/payments';
import { startPostgres } from '../../postgres/postgres.mjs';
import { root } from '../../setup/root.mjs';
import { command, say } from '../../setup/say.mjs';

const LINES = 5_000;
const ANSWER_MS = 20;
const at = new Date('2026-11-20T10:00:00+08:00');

const linesOf = (name: string): BillLine[] =>
  Array.from({ length: LINES }, (_, each) => ({
    tradeNo: `${name}${each + 1}`,
    transactionId: `${name}${each + 1}`,
    kind: 'paid',
    refundNo: '',
    amount: 10_000,
    at,
  }));

/** The provider's answers to a comparison: none of its trades was paid. */
const providerOf = (lines: BillLine[]) =>
  ({
    billOf: () => Promise.resolve(lines),
    ask: async () => {
      await pause(ANSWER_MS);
      return { state: 'unpaid' };
    },
  }) as unknown as PaymentProvider;

const plant = (pool: pg.Pool) =>
  pool.query(`
    insert into person (service, nickname, registered_at)
      select 'main', '买家', now() from generate_series(1, ${LINES * 2});
    insert into shop_order (order_no, person_id, kind, nth, wanted, total, full_total, created_at, expires_at)
      select (case when n > ${LINES} then 'asked' || n - ${LINES} else 'agreed' || n end), n,
        'commodity', 1, 'x', 10000, 10000, now(), now() from generate_series(1, ${LINES * 2}) n;
    insert into payment (order_id, payway, trade_no, amount, created_at, transaction_id, paid_at)
      select id, 2, order_no, 10000, now(),
        case when order_no like 'agreed%' then order_no end,
        case when order_no like 'agreed%' then '${at.toISOString()}'::timestamptz end
      from shop_order;
    analyze`);

await command(async () => {
  say('$ npx tsx --tsconfig tsconfig.base.json tools/bench/shop/bill.ts\n');
  const postgres = await startPostgres({ durable: true });
  const database = openPostgres(postgres.url, () => undefined);
  await database.migrate(join(root, 'apps/server/src/db/migrations'));
  const pool = new pg.Pool({ connectionString: postgres.url });
  await plant(pool);
  const log = { error: (about: object) => say(JSON.stringify(about)) };
  for (const name of ['agreed', 'stranger', 'asked']) {
    const provider = providerOf(linesOf(name));
    const payments = {
      orderMinutes: 30,
      bank: null,
      providers: { 2: provider, 3: null },
      purses: null,
    };
    const day = name === 'agreed' ? '2026-11-20' : `2026-11-${name === 'asked' ? 18 : 19}`;
    for (const time of ['first', 'again']) {
      const began = performance.now();
      const { failure } = await reconcile(
        { db: database.db, clock, payments, log },
        { day, payway: 2 },
      );
      const took = ((performance.now() - began) / 1000).toFixed(1);
      const { rows } = await pool.query('select count(*) from bill_difference');
      say(`${name}, ${time}: ${took} s, failure ${failure}, differences ${rows[0].count}`);
    }
  }
  await pool.end();
  await database.close();
  await postgres.stop();
});
