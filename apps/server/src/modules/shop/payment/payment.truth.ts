import type { Payway } from '@cheese/domain/codes/shop/payment';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import type { Paid, ProviderPayway } from '../../../ports/payments';
import { lockHolder } from '../entitlement/entitlement.door';
import { post } from '../ledger/ledger.service';
import { findOrder, lockOrder, selectItems, updateOrder } from '../order/order.door';
import type { OrderRow } from '../order/order.tables';
import {
  RECHARGED,
  SPENT,
  canDeliver,
  deliver,
  purposeOf,
  sourceOf,
  type Whole,
} from './payment.deliver';
import { findByTradeNo, insertWord, updatePayment } from './payment.store';
import type { PaymentRow } from './payment.tables';
import { giveBack } from './payment.refund';

/** What came of something that a provider said. */
export type Verdict =
  | 'delivered'
  /** Heard before: providers repeat themselves. */
  | 'known'
  /** Paid, but nothing can be given for it: the money goes back by itself. */
  | 'returned'
  /** A trade that is not ours, or of another payway. */
  | 'stranger'
  | 'wrongAmount'
  /** Another payment of the same trade than the one that is known. */
  | 'contradiction';

export interface Proof {
  payway: ProviderPayway;
  source: 'notice' | 'query' | 'bill';
  paid: Paid;
}

/**
 * The one place that turns a proven payment into facts: under a lock on its order, once for each
 * number of the provider. Everything it does stands or falls together.
 */
export function takeProof(
  db: Db,
  { clock }: { clock: Clock },
  { payway, source, paid }: Proof,
): Promise<Verdict> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const verdict = await settle(tx, payway, paid, now);
    if (verdict !== 'known') {
      const said = { ...paid, paidAt: paid.paidAt.toISOString() };
      await insertWord(tx, { payway, source, verdict, tradeNo: paid.tradeNo, said, at: now });
    }
    return verdict;
  });
}

async function settle(db: Db, payway: Payway, paid: Paid, now: Date): Promise<Verdict> {
  const named = await findByTradeNo(db, paid.tradeNo);
  if (!named || named.payway !== payway) return 'stranger';
  const known = await findOrder(db, named.orderId);
  if (!known) return 'stranger';
  const whole = await lockWhole(db, known);
  // What was read before the lock may be old by now.
  const row = (await findByTradeNo(db, paid.tradeNo)) ?? named;
  if (row.transactionId !== null) {
    return row.transactionId === paid.transactionId ? 'known' : 'contradiction';
  }
  if (row.amount !== paid.amount) return 'wrongAmount';
  const { transactionId, paidAt } = paid;
  await updatePayment(db, row.id, { transactionId, paidAt });
  return fulfil(db, whole, { ...row, transactionId, paidAt }, now);
}

/** Locks whoever an order is of, and then the order: always in this order. */
export async function lockWhole(
  db: Db,
  { id, personId }: Pick<OrderRow, 'id' | 'personId'>,
): Promise<Whole> {
  await lockHolder(db, personId);
  return { order: await lockOrder(db, id), items: await selectItems(db, [id]) };
}

/** Money is there: gives what it is for, or gives it back. */
async function fulfil(
  db: Db,
  whole: Whole,
  paid: PaymentRow,
  now: Date,
): Promise<'delivered' | 'returned'> {
  if (!(await canDeliver(db, whole, now))) {
    await giveBack(db, whole, paid, now);
    return 'returned';
  }
  await complete(db, whole, paid, now);
  return 'delivered';
}

/** Gives what is paid: writes the books, marks the order, grants. It can be given, as was asked. */
export async function complete(db: Db, whole: Whole, paid: PaymentRow, now: Date) {
  const { order } = whole;
  const { orderNo, personId } = order;
  const source = sourceOf(paid.payway, personId, paid.amount);
  const postings = [source, ...purposeOf(whole)];
  const kind = order.kind === 'recharge' ? RECHARGED : SPENT;
  const title = whole.items.map((item) => item.title).join('、');
  await post(db, { key: `paid:${order.id}`, kind, title, orderNo, postings }, now);
  await updateOrder(db, order.id, { paidAt: now, payway: paid.payway });
  await deliver(db, whole, now);
}
