import { memberTiers } from '@cheese/domain/codes/shop/membership';
import type { Answers } from '@cheese/domain/contract/call';
import type { ShopManageContract as C } from '@cheese/domain/contract/shop/shopManage';
import type { Db } from '../../../db/database';
import type { CallerContext } from '../../../calls/callerContext';
import { writeLook } from '../../people/privacy/privacy.look';
import { refuse } from '../../../calls/refusal';
import { selectPerson } from '../../people/person/person.door';
import { findOrder, selectItems } from '../order/order.door';
import { grantKey } from '../order/order.kinds';
import type { ItemRow } from '../order/order.tables';
import type { PaymentRow, RefundRow } from '../order/payment.tables';
import { selectGrants, selectLines, selectPayments, selectWords } from './manage.facts.store';
import { toManaged } from './manage.orders';

type Detail = Answers<C['detail']>;

/** Everything that is known of an order: what an operator looks at before money goes back. */
export async function readEveryFact(
  db: Db,
  { person: operator, clock }: CallerContext,
  orderId: number,
): Promise<Detail> {
  const order = (await findOrder(db, orderId)) ?? refuse('order.notFound');
  const items = await selectItems(db, [orderId]);
  const person = await selectPerson(db, order.personId);
  const look = { personId: person.id, place: 'order', organisationId: null } as const;
  await writeLook(db, { person: operator, clock }, look);
  const payments = await selectPayments(db, orderId);
  return {
    ...toManaged({ order, person, items }, clock.now()),
    fullTotal: order.fullTotal,
    discount: order.discount,
    couponName: order.couponName,
    cancelledAt: momentOf(order.cancelledAt),
    cancelReason: order.cancelReason,
    cancelNote: order.cancelNote,
    refundedAt: momentOf(order.refundedAt),
    items: items.map(({ title, specificationName, price, fullPrice }) => ({
      title,
      specificationName,
      price,
      fullPrice,
    })),
    payments: payments.map(toPayment),
    words: await wordsOf(db, payments),
    grants: await grantsOf(db, items),
    entries: await entriesOf(db, orderId, payments),
  };
}

const momentOf = (at: Date | null) => at?.getTime() ?? null;

interface Paid {
  payment: PaymentRow;
  refund: RefundRow | null;
}

const toPayment = ({ payment, refund }: Paid): Detail['payments'][number] => ({
  id: payment.id,
  payway: payment.payway,
  tradeNo: payment.tradeNo,
  amount: payment.amount,
  createdAt: payment.createdAt.getTime(),
  transactionId: payment.transactionId,
  paidAt: momentOf(payment.paidAt),
  closedAt: momentOf(payment.closedAt),
  refund: refund && {
    refundNo: refund.refundNo,
    amount: refund.amount,
    reason: refund.reason,
    isOfDelivered: refund.ofDelivered === 1,
    askedAt: refund.askedAt.getTime(),
    doneAt: momentOf(refund.doneAt),
    failure: refund.failure,
  },
});

async function wordsOf(db: Db, payments: Paid[]): Promise<Detail['words']> {
  const rows = await selectWords(
    db,
    payments.map(({ payment }) => payment.tradeNo),
  );
  return rows.map(({ id, payway, source, verdict, said, at }) => ({
    id,
    payway,
    source,
    verdict,
    at: at.getTime(),
    said: JSON.stringify(said),
  }));
}

async function grantsOf(db: Db, items: ItemRow[]): Promise<Detail['grants']> {
  const titles = new Map(
    items.map(({ orderId, place, title }) => [grantKey(orderId, place), title]),
  );
  const rows = await selectGrants(db, [...titles.keys()]);
  return rows.map(({ id, originKey, tier, startsAt, endsAt, withdrawnAt }) => ({
    id,
    title: titles.get(originKey) ?? (tier ? memberTiers[tier] : ''),
    startsAt: startsAt.getTime(),
    endsAt: momentOf(endsAt),
    withdrawnAt: momentOf(withdrawnAt),
  }));
}

/** By their keys, which the ledger finds at once: of the order, and of each of its payments. */
async function entriesOf(db: Db, orderId: number, payments: Paid[]): Promise<Detail['entries']> {
  const ofPayments = payments.flatMap(({ payment: { id } }) =>
    ['stray', 'back', 'returned'].map((what) => `${what}:${id}`),
  );
  const entries = new Map<number, Detail['entries'][number]>();
  for (const { entry, ...line } of await selectLines(db, [`paid:${orderId}`, ...ofPayments])) {
    const { id, kind, at } = entry;
    const known = entries.get(id) ?? { id, kind, at: at.getTime(), lines: [] };
    entries.set(id, { ...known, lines: [...known.lines, line] });
  }
  return [...entries.values()];
}
