import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import type { Payments } from '../../../ports/payments';
import type { JobKinds } from '../../base/job/job.work';
import { hourly, queueHourly } from '../../base/job/hourly';
import { proveBooks } from '../ledger/ledger.service';
import { findOrder } from '../order/order.door';
import { stateOf } from '../order/order.service';
import { ASK, nextLook } from './payment.ladder';
import { GIVE_BACK, moneyIsBack } from './payment.refund';
import { findPayment, findRefund, updatePayment, updateRefund } from './payment.store';
import { takeProof } from './payment.truth';

interface Shop {
  db: Db;
  clock: Clock;
  payments: Payments;
  log: Pick<FastifyBaseLogger, 'error'>;
}

const PROVE = 'proveBooks';
const MINUTE_MS = 60_000;
const MOST_ATTEMPTS = 100;

export const paymentJobs = (shop: Shop): JobKinds => ({
  [ASK]: {
    leaseMs: MINUTE_MS,
    mostAttempts: MOST_ATTEMPTS,
    run: (payload) => askFor(shop, (payload as { paymentId: number }).paymentId),
    giveUp: async () => undefined,
  },
  [GIVE_BACK]: {
    leaseMs: MINUTE_MS,
    mostAttempts: MOST_ATTEMPTS,
    run: (payload) => sendBack(shop, (payload as { refundId: number }).refundId),
    giveUp: async () => undefined,
  },
  [PROVE]: hourly(shop.clock, async () => {
    for (const fault of await proveBooks(shop.db)) shop.log.error({ fault }, 'the books are wrong');
  }),
});

export const queueProving = (shop: Pick<Shop, 'db' | 'clock'>) => queueHourly(shop, PROVE);

/** Asks what became of a payment; closes it at the provider once its order has ended. */
async function askFor({ db, clock, payments }: Shop, id: number): Promise<Date | void> {
  const row = await findPayment(db, id);
  if (!row || row.payway === 1 || row.paidAt || row.closedAt) return;
  const provider = payments.providers[row.payway];
  if (!provider) return nextLook(row.createdAt, clock.now()) ?? undefined;
  const said = await provider.ask(row.tradeNo);
  const now = clock.now();
  if (said.state === 'paid') {
    await takeProof(db, { clock }, { payway: row.payway, source: 'query', paid: said });
    return;
  }
  const order = await findOrder(db, row.orderId);
  const isOver = !order || stateOf(order, now) !== 'unpaid';
  if (isOver && said.state === 'unpaid') await provider.close(row.tradeNo);
  if (isOver || said.state === 'closed')
    return void (await updatePayment(db, id, { closedAt: now }));
  return nextLook(row.createdAt, now) ?? undefined;
}

/** Sends money back; a provider that does not do it at once is asked again. */
async function sendBack({ db, clock, payments }: Shop, id: number): Promise<Date | void> {
  const found = await findRefund(db, id);
  if (!found || found.refund.doneAt) return;
  const { refund, payment } = found;
  if (payment.payway === 1) return;
  const { refundNo, amount, reason } = refund;
  const { tradeNo, amount: total } = payment;
  const provider = payments.providers[payment.payway];
  if (!provider) throw new Error('there is no provider to give the money back');
  const back = { tradeNo, refundNo, amount, total, reason };
  try {
    const state = await provider.refund(back);
    if (state === 'pending') return new Date(clock.now().getTime() + MINUTE_MS);
  } catch (error) {
    await updateRefund(db, id, { failure: error instanceof Error ? error.message : String(error) });
    throw error;
  }
  await db.transaction((tx) => moneyIsBack(tx, id, clock.now()));
}
