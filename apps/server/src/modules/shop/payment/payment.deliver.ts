import { paywayCodes, type Payway } from '@cheese/domain/codes/shop/payment';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { couponIsFree } from '../coupon/coupon.use';
import type { Holdings } from '../entitlement/entitlement.rules';
import { grantTo, withdraw } from '../entitlement/entitlement.service';
import type { HouseAccount } from '../ledger/ledger.accounts';
import type { Posting } from '../ledger/ledger.service';
import { areOnSale } from '../order/order.door';
import { grantKey } from '../order/order.kinds';
import { isPaidElsewhere } from '../order/order.purchase';
import type { ItemRow, OrderRow } from '../order/order.tables';

/** An order under its lock, with what its person holds meanwhile. */
export interface Whole {
  order: OrderRow;
  items: ItemRow[];
  held: Holdings;
}

/** The account debited: the provider's, or the person's own balance. */
export const sourceOf = (payway: Payway, personId: number, amount: number): Posting =>
  payway === paywayCodes.balance
    ? { personId, amount: -amount }
    : { house: payway === paywayCodes.wechat ? 'wechat' : 'alipay', amount: -amount };

/** The accounts credited with the money of an order. */
export function purposeOf({ order, items }: Whole): Posting[] {
  if (order.kind !== 'recharge') return [{ house: 'sales', amount: order.total }];
  const [offer] = items;
  const brought = (offer?.amount ?? 0) + (offer?.gift ?? 0);
  const given: HouseAccount = 'gifts';
  return [
    { personId: order.personId, amount: brought },
    { house: given, amount: order.total - brought },
  ];
}

/** False if a late payment arrives for goods that are gone. */
export async function canDeliver(
  db: Db,
  { order, items, held }: Whole,
  now: Date,
): Promise<boolean> {
  if (order.paidAt || order.refundedAt) return false;
  if (await isPaidElsewhere(db, order)) return false;
  if (!(await couponIsFree(db, order, now))) return false;
  if (order.kind !== 'commodity') return true;
  const ids = items.flatMap(({ commodityId }) => commodityId ?? []);
  return ids.every((id) => held.commodities.get(id) !== null) && (await areOnSale(db, ids));
}

/** Gives what was paid for; a recharge is given by its entry in the ledger. */
export async function deliver(db: Db, { order, items, held }: Whole, now: Date) {
  if (order.kind === 'recharge') return;
  const { personId } = order;
  for (const item of items) {
    const given = item.tier ? { tier: item.tier } : { commodityId: present(item.commodityId) };
    await grantTo(db, held, { personId, given, days: item.days, origin: originOf(item) }, now);
  }
}

export async function takeBack(db: Db, { order, items }: Whole, now: Date) {
  if (order.kind === 'recharge') return;
  for (const item of items) await withdraw(db, originOf(item), now);
}

const originOf = ({ orderId, place }: ItemRow) =>
  ({ origin: 'order', originKey: grantKey(orderId, place) }) as const;
