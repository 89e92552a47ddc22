import { paywayCodes, type Payway } from '@cheese/domain/codes/shop/payment';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { Clock } from '../../../ports/clock';
import type { Payments, ProviderPayway } from '../../../ports/payments';
import { refuse, Refusal } from '../../../calls/refusal';
import { enqueue } from '../../base/job/job.service';
import type { OrderKind } from '../order/order.kinds';
import { ownOrder, stateOf } from '../order/order.service';
import type { OrderRow } from '../order/order.tables';
import { canDeliver, type Whole } from './payment.deliver';
import { ASK, askKey, firstLook } from '../order/payment.ladder';
import { countPayments, findOpenPayment, insertPayment, updatePayment } from './payment.store';
import type { PaymentRow } from '../order/payment.tables';
import { complete, lockWhole } from './payment.truth';

interface Paying {
  person: Person;
  clock: Clock;
  payments: Payments;
  log: { error(about: object, message: string): void };
}

export interface PayAsked {
  orderId: number;
  payway: Payway;
  qrPayMode?: number;
  qrcodeWidth?: number;
}

const nothingDrawn = { wechatpayBody: null, body: null };

/** Pays at once from the balance, or answers what a provider wants to have shown. */
export async function payOrder(db: Db, paying: Paying, asked: PayAsked, kind?: OrderKind) {
  const { orderId, payway, qrPayMode, qrcodeWidth } = asked;
  if (payway !== paywayCodes.alipay && (qrPayMode ?? qrcodeWidth) !== undefined)
    refuse('payment.frame');
  const order = await ownOrder(db, paying.person, orderId, kind);
  if (payway === paywayCodes.balance) return payFromBalance(db, paying, order);
  const code = await beginAt(db, paying, order, payway);
  return payway === paywayCodes.alipay
    ? { ...nothingDrawn, body: code }
    : { ...nothingDrawn, wechatpayBody: { code_url: code } };
}

function requireUnpaid({ order }: Pick<Whole, 'order'>, now: Date) {
  const state = stateOf(order, now);
  if (state !== 'unpaid') refuse(`order.${state}`);
}

const payFromBalance = (db: Db, { clock }: Paying, order: OrderRow) =>
  db.transaction(async (tx) => {
    const { id, orderNo, total, kind } = order;
    if (kind === 'recharge') refuse('call.invalid');
    const now = clock.now();
    const whole = await lockWhole(tx, order, now);
    requireUnpaid(whole, now);
    if (!(await canDeliver(tx, whole, now))) refuse('order.notOnSale');
    const tradeNo = `${orderNo}B`;
    const proof = { transactionId: tradeNo, paidAt: now };
    const row = {
      orderId: id,
      payway: paywayCodes.balance,
      tradeNo,
      amount: total,
      createdAt: now,
      ...proof,
    } as const;
    await complete(tx, whole, await insertPayment(tx, row), now);
    return nothingDrawn;
  });

/** The provider is asked outside of any transaction: it may take its time, or never answer. */
async function beginAt(db: Db, paying: Paying, order: OrderRow, payway: ProviderPayway) {
  const provider = paying.payments.providers[payway] ?? refuse('payment.unavailable');
  const open = await db.transaction((tx) => openPayment(tx, paying, order, payway));
  if (open.code !== null) return open.code;
  const { tradeNo, amount } = open;
  const bill = { tradeNo, amount, title: open.title, expiresAt: order.expiresAt };
  const code = await provider.begin(bill).catch((error: unknown) => {
    paying.log.error({ err: error, tradeNo }, 'a provider did not begin a payment');
    throw new Refusal('payment.unavailable');
  });
  await updatePayment(db, open.id, { code });
  return code;
}

/** One open try for each payway: asked again, the provider hears the same number. */
async function openPayment(
  db: Db,
  { clock }: Paying,
  known: OrderRow,
  payway: ProviderPayway,
): Promise<PaymentRow & { title: string }> {
  const now = clock.now();
  const whole = await lockWhole(db, known, now);
  requireUnpaid(whole, now);
  if (!(await canDeliver(db, whole, now))) refuse('order.notOnSale');
  const { order, items } = whole;
  const orderId = order.id;
  const title = items
    .map((item) => item.title)
    .join('、')
    .slice(0, 40);
  const open = await findOpenPayment(db, orderId, payway);
  if (open) return { ...open, title };
  const tradeNo = `${order.orderNo}${payway === paywayCodes.wechat ? 'W' : 'A'}${await countPayments(db, orderId)}`;
  const row = { orderId, payway, tradeNo, amount: order.total, createdAt: now };
  const opened = await insertPayment(db, row);
  const job = { kind: ASK, payload: { paymentId: opened.id }, onceKey: askKey(opened.id) };
  await enqueue(db, { ...job, runAt: firstLook(now) });
  return { ...opened, title };
}
