import { couponWayCodes } from '@cheese/domain/codes/shop/coupons';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { lockHolder } from '../entitlement/entitlement.door';
import { findKnown, insertHeld } from './coupon.store';
import type { CouponRow } from '../order/coupon.tables';

interface Gift {
  couponId: number;
  personId: number;
  origin: 'grant' | 'exchange';
  /** Set for a code; grants are numbered by their count. */
  originKey?: string;
}

/** Grants a coupon up to the limit for one person. */
export async function giveCoupon(db: Db, gift: Gift, now: Date): Promise<CouponRow> {
  const { couponId, personId, origin } = gift;
  await lockHolder(db, personId);
  const { coupon, held } =
    (await findKnown(db, couponId, { personId, now })) ?? refuse('coupon.notFound');
  if (coupon.way !== couponWayCodes.given) refuse('coupon.notGiven');
  if (coupon.voidedAt) refuse('coupon.voided');
  if (coupon.endsAt <= now) refuse('coupon.ended');
  if (held >= coupon.perPerson) {
    refuse(origin === 'grant' ? 'coupon.theyHaveEnough' : 'coupon.enough');
  }
  const originKey = gift.originKey ?? `${couponId}/${personId}/${held + 1}`;
  await insertHeld(db, { couponId, personId, origin, originKey, gotAt: now });
  return coupon;
}
