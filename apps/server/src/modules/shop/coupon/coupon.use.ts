import { couponAudienceCodes, couponWayCodes } from '@cheese/domain/codes/shop/coupons';
import { endReasonCodes } from '@cheese/domain/codes/shop/orders';
import type { FittingCoupon } from '@cheese/domain/contract/shop/coupon';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { Clock } from '../../../ports/clock';
import { refuse } from '../../../calls/refusal';
import { lockHolder } from '../entitlement/entitlement.door';
import { readHoldings } from '../entitlement/entitlement.service';
import { insertOrder, lockOrder, selectItems } from '../order/order.door';
import { newOrderNo, requireFewOpen } from '../order/order.place';
import { giveWay } from '../order/order.purchase';
import { ownOrder, stateOf } from '../order/order.service';
import type { ItemRow, OrderRow } from '../order/order.tables';
import { couponFault, type CouponUser, discountOn } from './coupon.fit';
import { findKnown, hasBought, lockCoupon, selectUsable, usesNewElsewhere } from './coupon.store';

interface Mine {
  person: Person;
  clock: Clock;
}

async function userOf(db: Db, butOrder: OrderRow, now: Date): Promise<CouponUser> {
  const { personId } = butOrder;
  const { memberUntil } = await readHoldings(db, personId, now);
  const isNew = !(await hasBought(db, personId));
  const usesNew = isNew && (await usesNewElsewhere(db, { personId, now, butOrder }));
  return { isMember: memberUntil !== null, isNew, usesNew, now };
}

/** The coupons that make an unpaid order cheaper, the best first; of equals the one that ends first. */
export async function listFitting(
  db: Db,
  { person, clock }: Mine,
  orderId: number,
): Promise<FittingCoupon[]> {
  const now = clock.now();
  const order = await ownOrder(db, person, orderId);
  if (stateOf(order, now) !== 'unpaid' || order.kind === 'recharge') return [];
  const items = await selectItems(db, [orderId]);
  const user = await userOf(db, order, now);
  const theirs = await selectUsable(db, { personId: person.id, now, butOrder: order });
  return theirs
    .filter((known) => couponFault(known, user) === null)
    .map(({ coupon }) => ({ coupon, discount: discountOn(coupon, items) }))
    .filter(({ discount }) => discount > 0)
    .sort((a, b) => b.discount - a.discount)
    .map(({ coupon: { id, name }, discount }) => ({
      id,
      name,
      discount,
      total: order.total + order.discount - discount,
    }));
}

interface Chosen {
  orderId: number;
  couponId: number | null;
}

/**
 * Replaces an order by one with or without a coupon, because a payment request is never changed. It
 * keeps the prices and the deadline of the first order, so that a price cannot be held longer by
 * replacing it again.
 */
export const useCoupon = (db: Db, { person, clock }: Mine, { orderId, couponId }: Chosen) =>
  db.transaction(async (tx) => {
    await ownOrder(tx, person, orderId);
    await lockHolder(tx, person.id);
    const now = clock.now();
    const { order, items } = await lockOrder(tx, orderId);
    const state = stateOf(order, now);
    if (state !== 'unpaid') refuse(`order.${state}`);
    if (order.couponId === couponId) return { id: orderId };
    const taken = couponId === null ? noCoupon : await takeCoupon(tx, order, items, couponId, now);
    await requireFewOpen(tx, person.id, now);
    const following = await giveWay(tx, order, endReasonCodes.couponChanged, now);
    const next = { ...anew(order, taken, now), ...following };
    return { id: await insertOrder(tx, next, items.map(toItem)) };
  });

const noCoupon = { couponId: null, couponName: null, discount: 0 };

/** Under the lock of its person, and of the coupon where there are only so many of it. */
async function takeCoupon(db: Db, order: OrderRow, items: ItemRow[], couponId: number, now: Date) {
  await lockCoupon(db, couponId);
  const { personId } = order;
  const known = await findKnown(db, couponId, { personId, now, butOrder: order });
  if (!known) refuse('coupon.notFound');
  const fault = couponFault(known, await userOf(db, order, now));
  if (fault) refuse(fault);
  const discount = discountOn(known.coupon, items);
  if (discount === 0) refuse('coupon.unfit');
  return { couponId, couponName: known.coupon.name, discount };
}

function anew(
  order: OrderRow,
  taken: typeof noCoupon | Awaited<ReturnType<typeof takeCoupon>>,
  now: Date,
) {
  const { personId, kind, wanted, fullTotal, expiresAt } = order;
  const total = order.total + order.discount - taken.discount;
  return {
    orderNo: newOrderNo(now),
    personId,
    kind,
    wanted,
    fullTotal,
    expiresAt,
    ...taken,
    total,
    createdAt: now,
  };
}

const toItem = ({ orderId: _orderId, place: _place, ...item }: ItemRow) => item;

/** True if the coupon of an expired order is still usable when its payment arrives late. */
export async function couponIsFree(db: Db, order: OrderRow, now: Date): Promise<boolean> {
  const { couponId, personId } = order;
  if (couponId === null || stateOf(order, now) === 'unpaid') return true;
  await lockCoupon(db, couponId);
  const known = await findKnown(db, couponId, { personId, now, butOrder: order });
  if (!known) return false;
  const { coupon, held, usedByThem, isGone } = known;
  const isForNew = coupon.audience === couponAudienceCodes.newBuyers;
  if (isForNew && (await usesNewElsewhere(db, { personId, now, butOrder: order }))) return false;
  const may = coupon.way === couponWayCodes.automatic ? coupon.perPerson : held;
  return usedByThem < may && !isGone;
}
