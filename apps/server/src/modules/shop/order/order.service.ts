import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { CancelReason, OrderState } from '@cheese/domain/codes/shop/orders';
import type { Answers } from '@cheese/domain/contract/call';
import type { MembershipContract } from '@cheese/domain/contract/shop/membership';
import type { Order, OrderContract as C } from '@cheese/domain/contract/shop/order';
import type { RechargeContract } from '@cheese/domain/contract/shop/recharge';
import { orderState } from '@cheese/domain/rules/shop/orderState';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { Clock } from '../../../ports/clock';
import { refuse } from '../../../calls/refusal';
import { lockHolder, selectGrantEnds } from '../entitlement/entitlement.door';
import { holdsNothing, nextSpan } from '../entitlement/entitlement.rules';
import { readHoldings } from '../entitlement/entitlement.service';
import { grantKey, type OrderKind } from './order.kinds';
import { askAtOnce } from './payment.hurry';
import { findOrder, lockOrder, selectItems, selectOrders, updateOrder } from './order.store';
import type { ItemRow, OrderRow } from './order.tables';

interface Mine {
  person: Person;
  clock: Clock;
}

export const stateOf = (row: OrderRow, now: Date): OrderState =>
  orderState(
    {
      paidAt: row.paidAt?.getTime() ?? null,
      cancelledAt: row.cancelledAt?.getTime() ?? null,
      refundedAt: row.refundedAt?.getTime() ?? null,
      expiresAt: row.expiresAt.getTime(),
    },
    now.getTime(),
  );

/** Another user's order is reported as not found. */
export async function ownOrder(
  db: Db,
  { id: personId }: Person,
  orderId: number,
  kind?: OrderKind,
) {
  const row = await findOrder(db, orderId);
  const isTheirs = row?.personId === personId && (kind === undefined || row.kind === kind);
  return isTheirs ? row : refuse('order.notFound');
}

/**
 * Polling continues while the order is unpaid and ends once it is paid; any other state is refused.
 */
export async function pollOrder(db: Db, mine: Mine, orderId: number, kind?: OrderKind) {
  const row = await ownOrder(db, mine.person, orderId, kind);
  const state = stateOf(row, mine.clock.now());
  if (state === 'unpaid') return 1;
  return state === 'paid' ? 2 : refuse(`order.${state}`);
}

interface Cancelling {
  orderId: number;
  reason: CancelReason;
  note?: string;
}

export const cancelOrder = (db: Db, { person, clock }: Mine, asked: Cancelling) =>
  db.transaction(async (tx) => {
    await ownOrder(tx, person, asked.orderId);
    await lockHolder(tx, person.id);
    const now = clock.now();
    const { order } = await lockOrder(tx, asked.orderId);
    const state = stateOf(order, now);
    if (state === 'cancelled') return null;
    if (state !== 'unpaid') refuse(`order.${state}`);
    const { reason: cancelReason, note: cancelNote = '' } = asked;
    await updateOrder(tx, asked.orderId, { cancelledAt: now, cancelReason, cancelNote });
    // Its QR code may still be open on a phone, so the provider is asked about it at once.
    await askAtOnce(tx, [asked.orderId], now);
    return null;
  });

export function toBill(row: OrderRow, now: Date) {
  const state = stateOf(row, now);
  return {
    id: row.id,
    orderNo: row.orderNo,
    total: row.total,
    state,
    payway: row.payway,
    createdAt: row.createdAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
    leftMs: state === 'unpaid' ? row.expiresAt.getTime() - now.getTime() : 0,
    paidAt: row.paidAt?.getTime() ?? null,
  };
}

const toItem = (item: ItemRow) => ({
  specificationId: item.sourceId,
  commodityId: item.commodityId ?? item.sourceId,
  productId: item.productId,
  type: item.type ?? commodityTypeCodes.course,
  title: item.title,
  specificationName: item.specificationName,
  cover: item.cover,
  price: item.price,
  quantity: 1 as const,
});

interface OrderListQuery {
  page: number;
  pageCnt: number;
  state?: OrderState;
}

/** One page of the user's orders of a kind, each with its items. */
async function pageOfOrders(
  db: Db,
  { person, clock }: Mine,
  kind: OrderKind,
  query: OrderListQuery,
) {
  const now = clock.now();
  const { page, pageCnt, state } = query;
  const slice = { kind, state, limit: pageCnt, offset: (page - 1) * pageCnt };
  return { now, ...(await selectOrders(db, person.id, slice, now)) };
}

export async function listOrders(
  db: Db,
  mine: Mine,
  query: OrderListQuery,
): Promise<Answers<C['list']>> {
  const { orders, total, now } = await pageOfOrders(db, mine, 'commodity', query);
  return { total, list: orders.map(({ row, items }) => toOrder(row, items, now)) };
}

const toOrder = (row: OrderRow, items: ItemRow[], now: Date): Order => ({
  ...toBill(row, now),
  saved: row.fullTotal - row.total - row.discount,
  discount: row.discount,
  couponName: row.couponName,
  cancelReason: row.cancelReason,
  items: items.map(toItem),
});

export async function readOrder(
  db: Db,
  { person, clock }: Mine,
  orderId: number,
): Promise<Answers<C['detail']>> {
  const row = await ownOrder(db, person, orderId);
  const items = await selectItems(db, [orderId]);
  const now = clock.now();
  return {
    ...toOrder(row, items, now),
    items: await withGiven(db, row, await withHeld(db, row, items, now), now),
    kind: row.kind,
    couponId: row.couponId,
    cancelledAt: row.cancelledAt?.getTime() ?? null,
    cancelNote: row.cancelNote,
    refundedAt: row.refundedAt?.getTime() ?? null,
  };
}

/** For payable orders: the current end of each holding and the end after payment. */
async function withHeld(db: Db, row: OrderRow, items: ItemRow[], now: Date) {
  const isOpen = stateOf(row, now) === 'unpaid' && row.kind !== 'recharge';
  const holdings = isOpen ? await readHoldings(db, row.personId, now) : holdsNothing;
  return items.map((item) => {
    const { commodityId, days } = item;
    const until =
      commodityId === null ? holdings.memberUntil : holdings.commodities.get(commodityId);
    if (!until) return { ...toItem(item), held: null };
    const { endsAt } = nextSpan(until, days, now);
    const held = { until: until.getTime(), then: endsAt?.getTime() ?? null };
    return { ...toItem(item), held };
  });
}

/** For paid orders: the end of what each item granted. */
async function withGiven<Item>(db: Db, row: OrderRow, items: Item[], now: Date) {
  const isPaid = stateOf(row, now) === 'paid' && row.kind !== 'recharge';
  const keys = isPaid ? items.map((_, place) => grantKey(row.id, place)) : [];
  const ends = new Map(await selectGrantEnds(db, 'order', keys));
  return items.map((item, place) => {
    const until = ends.get(grantKey(row.id, place));
    return { ...item, given: until === undefined ? null : { until: until?.getTime() ?? null } };
  });
}

export async function listMemberOrders(
  db: Db,
  mine: Mine,
  query: OrderListQuery,
): Promise<Answers<MembershipContract['orderList']>> {
  const { orders, total, now } = await pageOfOrders(db, mine, 'membership', query);
  const keys = orders.map(({ row }) => grantKey(row.id, 0));
  const ends = new Map(await selectGrantEnds(db, 'order', keys));
  const list = orders.map(({ row, items: [card] }) => ({
    ...toBill(row, now),
    cardId: card?.sourceId ?? 1,
    name: card?.title ?? '',
    tier: card?.tier ?? 'vip1',
    expiration: ends.get(grantKey(row.id, 0))?.getTime() ?? null,
    cancelReason: row.cancelReason,
  }));
  return { list, total };
}

export async function listRecharges(
  db: Db,
  mine: Mine,
  query: OrderListQuery,
): Promise<Answers<RechargeContract['orderList']>> {
  const { orders, total, now } = await pageOfOrders(db, mine, 'recharge', query);
  const list = orders.map(({ row, items: [offer] }) => ({
    ...toBill(row, now),
    amount: offer?.amount ?? 0,
    gift: offer?.gift ?? 0,
    price: row.total,
  }));
  return { list, total };
}
