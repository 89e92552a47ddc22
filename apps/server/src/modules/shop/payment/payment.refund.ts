import { balanceChangeCodes } from '@cheese/domain/codes/shop/balance';
import { paywayCodes } from '@cheese/domain/codes/shop/payment';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../calls/refusal';
import { enqueue } from '../../base/job/job.service';
import { notifyPerson } from '../../people/notice/notice.notify';
import { post, type Posting } from '../ledger/ledger.service';
import { findOrder, updateOrder } from '../order/order.door';
import type { OrderRow } from '../order/order.tables';
import { purposeOf, sourceOf, takeBack, type Whole } from './payment.deliver';
import { findRefund, insertRefund, updateRefund } from './payment.store';
import type { PaymentRow } from '../order/payment.tables';
import { paymentTexts } from './payment.texts';

export const GIVE_BACK = 'giveMoneyBack';

/** Money for which nothing can be given goes back by itself, and the person is told. */
export async function giveBack(db: Db, whole: Whole, paid: PaymentRow, now: Date) {
  const { order } = whole;
  const id = await askBack(db, paid, { reason: paymentTexts.lateReason, ofDelivered: 0 }, now);
  if (id === null) return;
  const postings = [
    sourceOf(paid.payway, order.personId, paid.amount),
    { house: 'owed', amount: paid.amount } as const,
  ];
  await write(db, { key: `stray:${paid.id}`, order, postings }, now);
  const about = paymentTexts.returned(order.orderNo, paid.amount);
  await notifyPerson(db, { personId: order.personId, ...about, now });
}

/** An operator gives back what was paid, and takes back what was given for it; once. */
export async function refundOrder(
  db: Db,
  whole: Whole,
  { paid, reason }: { paid: PaymentRow; reason: string },
  now: Date,
): Promise<boolean> {
  const { order } = whole;
  const id = await askBack(db, paid, { reason, ofDelivered: 1 }, now);
  if (id === null) return false;
  await takeBack(db, whole, now);
  const undone = purposeOf(whole).map((posting) => ({ ...posting, amount: -posting.amount }));
  const owed = { house: 'owed', amount: paid.amount } as const;
  const entry = { key: `back:${paid.id}`, order, postings: [...undone, owed] };
  await write(db, entry, now).catch(sayItIsSpent);
  await updateOrder(db, order.id, { refundedAt: now });
  if (paid.payway === paywayCodes.balance) await moneyIsBack(db, id, now);
  const about = paymentTexts.refunded(order.orderNo, paid.amount);
  await notifyPerson(db, { personId: order.personId, ...about, now });
  return true;
}

interface Back {
  reason: string;
  ofDelivered: 0 | 1;
}

/** Its number follows from the payment; whatever the balance paid needs no provider. */
async function askBack(db: Db, paid: PaymentRow, back: Back, now: Date) {
  const refundNo = `${paid.tradeNo}R`;
  const row = { paymentId: paid.id, refundNo, amount: paid.amount, ...back, askedAt: now };
  const id = await insertRefund(db, row);
  if (id !== null && paid.payway !== paywayCodes.balance) {
    const job = { kind: GIVE_BACK, payload: { refundId: id }, onceKey: `${GIVE_BACK} ${id}` };
    await enqueue(db, { ...job, runAt: now });
  }
  return id;
}

/** The money has arrived where it came from. */
export async function moneyIsBack(db: Db, refundId: number, now: Date) {
  const found = await findRefund(db, refundId);
  if (!found || found.refund.doneAt) return;
  const { refund, payment } = found;
  const order = await findOrder(db, payment.orderId);
  if (!order) return;
  const source = sourceOf(payment.payway, order.personId, -refund.amount);
  const postings = [{ house: 'owed', amount: -refund.amount } as const, source];
  await write(db, { key: `returned:${payment.id}`, order, postings }, now);
  await updateRefund(db, refundId, { doneAt: now, failure: null });
}

interface Written {
  key: string;
  order: OrderRow;
  postings: Posting[];
}

const write = (db: Db, { key, order, postings }: Written, now: Date) =>
  post(
    db,
    {
      key,
      kind: balanceChangeCodes.refund,
      title: order.orderNo,
      orderNo: order.orderNo,
      postings,
    },
    now,
  );

/** A recharge that was spent cannot be given back any more. */
function sayItIsSpent(error: unknown): never {
  const isSpent = error instanceof Refusal && error.key === 'balance.insufficient';
  throw isSpent ? new Refusal('refund.spent') : error;
}
