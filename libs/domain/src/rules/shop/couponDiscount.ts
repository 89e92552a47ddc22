import { couponKindCodes, type CouponKind } from '../../codes/shop/coupons';

/** In whole thousandths; `percent` is what is taken off of a hundred. */
export interface Discount {
  kind: CouponKind;
  amount: number | null;
  percent: number | null;
  /** A percentage takes off no more than this. */
  atMost: number | null;
  /** What it is for must cost at least this. */
  atLeast: number;
}

/** Providers take whole hundredths, and an order without any money has no proof. */
const HUNDREDTH = 10;

/**
 * By how much a coupon makes an order cheaper: `covered` is what in it the coupon is for. Rounded
 * down to hundredths; an order never costs less than one of them. 0 means that it does not fit.
 */
export function couponDiscount(coupon: Discount, covered: number, total: number): number {
  if (covered <= 0 || covered < coupon.atLeast) return 0;
  const off =
    coupon.kind === couponKindCodes.amount
      ? (coupon.amount ?? 0)
      : (covered * (coupon.percent ?? 0)) / 100;
  const capped = Math.min(off, covered, coupon.atMost ?? Infinity, total - HUNDREDTH);
  return Math.max(0, Math.floor(capped / HUNDREDTH) * HUNDREDTH);
}
