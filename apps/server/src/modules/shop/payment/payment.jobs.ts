import { paywayCodes } from '@cheese/domain/codes/shop/payment';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import type { Payments } from '../../../ports/payments';
import type { JobKinds } from '../../base/job/job.run';
import { hourly, queueHourly } from '../../base/job/hourly';
import { proveBooks } from '../ledger/ledger.service';
import { findOrder } from '../order/order.door';
import { stateOf } from '../order/order.service';
import { ASK, nextLook } from '../order/payment.ladder';
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
const QUARTER_MS = 15 * MINUTE_MS;
/** A job that dies with its node each time; a provider that fails is no failure of the job. */
const MOST_ATTEMPTS = 1_000_000;

export const paymentJobs = (shop: Shop): JobKinds => ({
  [ASK]: {
    lane: 'outside',
    leaseMs: MINUTE_MS,
    mostAttempts: MOST_ATTEMPTS,
    run: (payload) => askFor(shop, (payload as { paymentId: number }).paymentId),
    giveUp: async () => undefined,
  },
  [GIVE_BACK]: {
    lane: 'outside',
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
async function askFor({ db, clock, payments, log }: Shop, id: number): Promise<Date | void> {
  const row = await findPayment(db, id);
  if (!row || row.payway === paywayCodes.balance || row.paidAt || row.closedAt) return;
  const provider = payments.providers[row.payway];
  if (!provider) return nextLook(row.createdAt, clock.now());
  const now = clock.now();
  const next = nextLook(row.createdAt, now);
  const said = await provider.ask(row.tradeNo).catch((error: unknown) => {
    log.error(
      { err: error, tradeNo: row.tradeNo },
      'a provider did not say what became of a payment',
    );
    return null;
  });
  if (!said) return next;
  if (said.state === 'paid') {
    const proof = { payway: row.payway, source: 'query', paid: said } as const;
    const verdict = await takeProof(db, { clock }, proof);
    if (verdict === 'wrongAmount' || verdict === 'contradiction') {
      log.error({ tradeNo: row.tradeNo, verdict }, 'a payment is not what it should be');
    }
    return;
  }
  const order = await findOrder(db, row.orderId);
  if (order && stateOf(order, now) === 'unpaid') return next;
  // A code may be scanned until it ends by itself, known to its provider by then or not.
  const isOver = !order || now.getTime() > order.expiresAt.getTime() + QUARTER_MS;
  if (said.state === 'unpaid') await provider.close(row.tradeNo);
  if (said.state === 'unknown' && !isOver) return next;
  await updatePayment(db, id, { closedAt: now });
}

/** Sends money back; a provider that does not do it at once is asked again. */
async function sendBack({ db, clock, payments, log }: Shop, id: number): Promise<Date | void> {
  const found = await findRefund(db, id);
  if (!found || found.refund.doneAt) return;
  const { refund, payment } = found;
  if (payment.payway === paywayCodes.balance) return;
  const { refundNo, amount, reason } = refund;
  const { tradeNo, amount: total } = payment;
  const provider = payments.providers[payment.payway];
  if (!provider) return new Date(clock.now().getTime() + QUARTER_MS);
  const back = { tradeNo, refundNo, amount, total, reason };
  const later = (ms: number) => new Date(clock.now().getTime() + ms);
  try {
    const state = await provider.refund(back);
    if (state === 'pending') return later(MINUTE_MS);
  } catch (error) {
    // Money that is owed is never forgotten: a merchant's account may be empty over a weekend.
    log.error({ err: error, refundNo }, 'a provider did not give money back');
    await updateRefund(db, id, { failure: error instanceof Error ? error.message : String(error) });
    return later(QUARTER_MS);
  }
  await db.transaction((tx) => moneyIsBack(tx, id, clock.now()));
}
