import { balanceChangeCodes } from '@cheese/domain/codes/shop/balance';
import type { Payway } from '@cheese/domain/codes/shop/payment';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import type { Paid, ProviderPayway } from '../../../ports/payments';
import { lockHolder } from '../entitlement/entitlement.door';
import { post } from '../ledger/ledger.service';
import { readHoldings } from '../entitlement/entitlement.service';
import { lockOrder, markOrderPaid } from '../order/order.door';
import { endOthers } from '../order/order.purchase';
import type { OrderRow } from '../order/order.tables';
import { canDeliver, deliver, purposeOf, sourceOf, type Whole } from './payment.deliver';
import { findByTradeNo, insertWord, isWordKept, markPaid } from './payment.store';
import type { PaymentRow } from '../order/payment.tables';
import { giveBack } from './payment.refund';

export type Verdict =
  | 'delivered'
  /** Heard before: providers repeat themselves. */
  | 'known'
  /** Paid, but nothing can be given for it: the money goes back by itself. */
  | 'returned'
  /** A trade that is not ours, or of another payway. */
  | 'stranger'
  | 'wrongAmount'
  /** Another payment of the same trade than the one that is known, or of another amount. */
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
    const isRepeated = source === 'bill' && (await isWordKept(tx, { ...paid, payway, verdict }));
    if (verdict !== 'known' && !isRepeated) {
      const said = { ...paid, paidAt: paid.paidAt.toISOString() };
      await insertWord(tx, { payway, source, verdict, tradeNo: paid.tradeNo, said, at: now });
    }
    return verdict;
  });
}

async function settle(db: Db, payway: Payway, paid: Paid, now: Date): Promise<Verdict> {
  const row = await findByTradeNo(db, paid.tradeNo);
  if (row?.payway !== payway) return 'stranger';
  if (row.transactionId !== null) return again(row, paid);
  if (row.amount !== paid.amount) return 'wrongAmount';
  const whole = await lockWhole(db, { id: row.orderId, personId: row.personId }, now);
  const { transactionId, paidAt } = paid;
  if (await markPaid(db, row.id, transactionId, paidAt)) {
    return fulfil(db, whole, { ...row, transactionId, paidAt }, now);
  }
  // Another proof was quicker while this one waited for the lock.
  return again((await findByTradeNo(db, paid.tradeNo)) ?? row, paid);
}

const again = ({ transactionId, amount }: PaymentRow, paid: Paid): Verdict =>
  transactionId === paid.transactionId && amount === paid.amount ? 'known' : 'contradiction';

/** Locks the person and then the order, always in this order. */
export async function lockWhole(
  db: Db,
  { id, personId }: Pick<OrderRow, 'id' | 'personId'>,
  now: Date,
): Promise<Whole> {
  await lockHolder(db, personId);
  return { ...(await lockOrder(db, id)), held: await readHoldings(db, personId, now) };
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
  const kind = order.kind === 'recharge' ? balanceChangeCodes.recharge : balanceChangeCodes.spent;
  const title = whole.items.map((item) => item.title).join('、');
  await post(db, { key: `paid:${order.id}`, kind, title, orderNo, postings }, now);
  await markOrderPaid(db, order.id, paid.payway, now);
  await endOthers(db, order, now);
  await deliver(db, whole, now);
}
