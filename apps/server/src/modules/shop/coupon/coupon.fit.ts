import { couponWayCodes, couponAudienceCodes } from '@cheese/domain/codes/shop/coupons';
import { couponDiscount } from '@cheese/domain/rules/shop/couponDiscount';
import type { FailureKey } from '@cheese/domain/texts/failures';
import type { ItemRow } from '../order/order.tables';
import type { KnownCoupon } from './coupon.store';
import type { CouponRow } from '../order/coupon.tables';

/** Remaining uses by the person's own limit, regardless of the total limit. */
export const leftFor = ({ coupon, held, usedByThem }: KnownCoupon): number => {
  const may =
    coupon.way === couponWayCodes.automatic ? coupon.perPerson : Math.min(held, coupon.perPerson);
  return Math.max(0, may - usedByThem);
};

export interface CouponUser {
  isMember: boolean;
  isNew: boolean;
  /** Another order of theirs uses a coupon for new buyers. */
  usesNew: boolean;
  now: Date;
}

/** The reason why the user may not use the coupon for any purchase; null if they may. */
export function couponFault(known: KnownCoupon, user: CouponUser): FailureKey | null {
  const { coupon, held, isGone } = known;
  const { startsAt, endsAt, voidedAt, audience } = coupon;
  if (coupon.way === couponWayCodes.given && held === 0) return 'coupon.notFound';
  if (voidedAt) return 'coupon.voided';
  if (startsAt > user.now) return 'coupon.early';
  if (endsAt <= user.now) return 'coupon.ended';
  if (audience === couponAudienceCodes.members && !user.isMember) return 'coupon.membersOnly';
  if (audience === couponAudienceCodes.newBuyers && !user.isNew) return 'coupon.newOnly';
  if (audience === couponAudienceCodes.newBuyers && user.usesNew) return 'coupon.newTaken';
  if (leftFor(known) === 0) return 'coupon.used';
  return isGone ? 'coupon.gone' : null;
}

const isCovered = (coupon: CouponRow) => (item: ItemRow) => {
  const covers = {
    1: true,
    2: item.commodityId !== null && item.type === coupon.commodityType,
    3: item.commodityId !== null && item.commodityId === coupon.commodityId,
    4: item.tier !== null,
  };
  // A recharge buys money: it is not made cheaper.
  return item.amount === null && covers[coupon.scope];
};

const sum = (items: ItemRow[]) => items.reduce((all, { price }) => all + price, 0);

/** 0 if the coupon does not apply. */
export const discountOn = (coupon: CouponRow, items: ItemRow[]): number =>
  couponDiscount(coupon, sum(items.filter(isCovered(coupon))), sum(items));
