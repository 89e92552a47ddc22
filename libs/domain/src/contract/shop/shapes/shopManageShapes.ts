import Type, { type Static } from 'typebox';
import { endReasons, orderKinds } from '../../../codes/shop/orders';
import { balanceChanges } from '../../../codes/shop/balance';
import { ledgerAccounts } from '../../../codes/shop/ledger';
import { payways, wordSources } from '../../../codes/shop/payment';
import { codeOf, Id, keyOf, Moment, nullable, Thousandths } from '../../shapes';
import { billFields } from './payment';

const Buyer = Type.Object({
  id: Id,
  name: Type.String(),
  phoneNum: nullable(Type.String({ description: 'With its middle hidden' })),
});

const orderFields = {
  ...billFields,
  kind: keyOf(orderKinds),
  title: Type.String({ description: 'Of everything in it' }),
  person: Buyer,
};
export const ManagedOrder = Type.Object(orderFields);
export type ManagedOrder = Static<typeof ManagedOrder>;

const Item = Type.Object({
  title: Type.String(),
  specificationName: Type.String(),
  price: Thousandths,
  fullPrice: Thousandths,
});

const Refund = Type.Object({
  refundNo: Type.String(),
  amount: Thousandths,
  reason: Type.String(),
  isOfDelivered: Type.Boolean({ description: 'Otherwise nothing was ever given for the money' }),
  askedAt: Moment,
  doneAt: nullable(Moment),
  failure: nullable(Type.String()),
});

/** One payment attempt, and whether it was refunded. */
const Payment = Type.Object({
  id: Id,
  payway: codeOf(payways),
  tradeNo: Type.String(),
  amount: Thousandths,
  createdAt: Moment,
  transactionId: nullable(Type.String()),
  paidAt: nullable(Moment),
  closedAt: nullable(Moment),
  refund: nullable(Refund),
});

/** A message from a payment provider, whether or not it passed verification. */
const Word = Type.Object({
  id: Id,
  payway: codeOf(payways),
  source: keyOf(wordSources),
  verdict: Type.String(),
  said: Type.String({ description: 'As JSON' }),
  at: Moment,
});

const Grant = Type.Object({
  id: Id,
  title: Type.String(),
  startsAt: Moment,
  endsAt: nullable(Moment),
  withdrawnAt: nullable(Moment),
});

const Entry = Type.Object({
  id: Id,
  kind: codeOf(balanceChanges),
  at: Moment,
  lines: Type.Array(Type.Object({ account: keyOf(ledgerAccounts), amount: Thousandths })),
});

export const ManagedOrderDetail = Type.Object({
  ...orderFields,
  fullTotal: Thousandths,
  discount: Thousandths,
  couponName: nullable(Type.String()),
  cancelledAt: nullable(Moment),
  cancelReason: nullable(codeOf(endReasons)),
  cancelNote: Type.String(),
  refundedAt: nullable(Moment),
  items: Type.Array(Item),
  payments: Type.Array(Payment),
  words: Type.Array(Word),
  grants: Type.Array(Grant),
  entries: Type.Array(Entry),
});
export type ManagedOrderDetail = Static<typeof ManagedOrderDetail>;

const Counted = Type.Object({ count: Type.Integer(), amount: Thousandths });

/** The shop's figures of the current day in China. */
export const ShopToday = Type.Object({
  day: Type.String(),
  placed: Type.Integer(),
  paid: Type.Array(
    Type.Object({ payway: codeOf(payways), count: Type.Integer(), amount: Thousandths }),
  ),
  refunds: Counted,
  newMembers: Type.Integer({ description: 'Who never held a membership before' }),
});
export type ShopToday = Static<typeof ShopToday>;
