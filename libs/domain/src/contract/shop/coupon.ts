import Type, { type Static } from 'typebox';
import type { couponCalls } from '../../calls/shop/coupon';
import { couponStates } from '../../codes/shop/coupons';
import type { CallContract } from '../call';
import {
  strictObject,
  Id,
  keyOf,
  Moment,
  nullable,
  pageQuery,
  pageOf,
  Thousandths,
} from '../shapes';
import { couponFields } from './shapes/couponShapes';

/** A coupon of the caller; a used one names its order. */
export const OwnCoupon = Type.Object({
  ...couponFields,
  left: Type.Integer({ description: 'How often it can still be used' }),
  isVoid: Type.Boolean(),
  used: nullable(
    Type.Object({ orderId: Id, orderNo: Type.String(), discount: Thousandths, at: Moment }),
  ),
});
export type OwnCoupon = Static<typeof OwnCoupon>;

/** A coupon that applies to an order, with its discount and the remaining amount. */
export const FittingCoupon = Type.Object({
  id: Id,
  name: Type.String(),
  discount: Thousandths,
  total: Thousandths,
});
export type FittingCoupon = Static<typeof FittingCoupon>;

/**
 * `fitting` lists the best coupon first. `use` replaces the order by a new one with the coupon, or
 * without any, at the same prices and deadline; the old order is cancelled.
 */
export const couponContract = {
  list: {
    access: 'user',
    query: strictObject({ ...pageQuery, state: keyOf(couponStates) }),
    data: pageOf(OwnCoupon),
  },
  fitting: {
    access: 'user',
    query: strictObject({ orderId: Id }),
    data: Type.Array(FittingCoupon),
  },
  use: {
    access: 'user',
    body: strictObject({ orderId: Id, couponId: nullable(Id) }),
    data: Type.Object({ id: Id }),
  },
} satisfies Record<keyof typeof couponCalls, CallContract>;

export type CouponContract = typeof couponContract;
