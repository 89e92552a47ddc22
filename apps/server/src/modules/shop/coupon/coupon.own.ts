import { commodityTypes } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type { CouponContract as C, OwnCoupon } from '@cheese/domain/contract/shop/coupon';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { Clock } from '../../../ports/clock';
import { leftFor } from './coupon.fit';
import { hasBought, type KnownCoupon, selectOwn, selectUsed } from './coupon.store';
import type { CouponRow } from '../order/coupon.tables';

export const toFields = (row: CouponRow, commodityTitle: string | null) => {
  const { id, name, kind, amount, percent, atMost, atLeast, audience, scope } = row;
  const typeName = row.commodityType === null ? null : commodityTypes[row.commodityType];
  return {
    id,
    name,
    kind,
    amount,
    percent,
    atMost,
    atLeast,
    audience,
    scope,
    scopeName: typeName ?? commodityTitle,
    startsAt: row.startsAt.getTime(),
    endsAt: row.endsAt.getTime(),
  };
};

interface Mine {
  person: Person;
  clock: Clock;
}

export async function listOwnCoupons(
  db: Db,
  { person, clock }: Mine,
  { state, ...paged }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const about = { personId: person.id, now: clock.now() };
  if (state === 'used') {
    const { rows, total } = await selectUsed(db, about, paged);
    return { total, list: rows.map(toUsed) };
  }
  const isNew = !(await hasBought(db, person.id));
  const asked = { ...paged, isOver: state !== 'usable', isNew };
  const { rows, total } = await selectOwn(db, about, asked);
  return { total, list: rows.map(toOwn) };
}

const toOwn = (known: KnownCoupon): OwnCoupon => ({
  ...toFields(known.coupon, known.commodityTitle),
  left: leftFor(known),
  isVoid: known.coupon.voidedAt !== null,
  used: null,
});

type Used = Awaited<ReturnType<typeof selectUsed>>['rows'][number];

/** As the order says: the coupon may be called otherwise since. */
const toUsed = ({ order, coupon: row, commodityTitle }: Used): OwnCoupon => ({
  ...toFields(row, commodityTitle),
  name: order.couponName ?? row.name,
  left: 0,
  isVoid: false,
  used: {
    orderId: order.id,
    orderNo: order.orderNo,
    discount: order.discount,
    at: order.createdAt.getTime(),
  },
});
