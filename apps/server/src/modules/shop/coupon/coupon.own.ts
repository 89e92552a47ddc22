import type { CouponState } from '@cheese/domain/codes/shop/coupons';
import { commodityTypes } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type { CouponContract as C, OwnCoupon } from '@cheese/domain/contract/shop/coupon';
import { and, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { rowsOf } from '../../../db/paged';
import type { Person } from '../../../plugins/access';
import type { Clock } from '../../../ports/clock';
import { leftFor } from './coupon.fit';
import { hasBought, type KnownCoupon, selectTheirs, selectUsed } from './coupon.store';
import { coupon, type CouponRow } from './coupon.tables';

/** What a coupon is, for whoever looks. */
export const toFields = (row: CouponRow, commodityTitle: string | null) => {
  const { id, name, kind, amount, percent, atMost, atLeast, audience, scope } = row;
  const typeName = row.commodityType === null ? null : commodityTypes[row.commodityType];
  return {
    ...{ id, name, kind, amount, percent, atMost, atLeast, audience, scope },
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
  const list = (await selectTheirs(db, about, isIn(state, about.now))).filter(
    (known) => leftFor(known) > 0,
  );
  const shown = await forThem(db, person.id, list);
  const { limit, offset } = rowsOf(paged);
  return { total: shown.length, list: shown.slice(offset, offset + limit).map(toOwn) };
}

const isIn = (state: Exclude<CouponState, 'used'>, now: Date) =>
  state === 'usable'
    ? and(isNull(coupon.voidedAt), gt(coupon.endsAt, now))
    : or(isNotNull(coupon.voidedAt), lte(coupon.endsAt, now));

/** What is for new buyers says nothing to who has bought, and what is gone nothing to anybody. */
async function forThem(db: Db, personId: number, list: KnownCoupon[]) {
  const isNew = !(await hasBought(db, personId));
  const isGone = ({ coupon: { inAll }, usedInAll }: KnownCoupon) =>
    inAll !== null && usedInAll >= inAll;
  return list.filter((known) => (known.coupon.audience !== 3 || isNew) && !isGone(known));
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
    ...{ orderId: order.id, orderNo: order.orderNo, discount: order.discount },
    at: order.createdAt.getTime(),
  },
});
