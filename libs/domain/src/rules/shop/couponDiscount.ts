import { couponKindCodes, type CouponKind } from '../../codes/shop/coupons';

/** In thousandths; `percent` is the percentage taken off. */
export interface Discount {
  kind: CouponKind;
  amount: number | null;
  percent: number | null;
  /** The maximum discount of a percentage coupon. */
  atMost: number | null;
  /** The minimum price of the items the coupon applies to. */
  atLeast: number;
}

/** Providers accept whole hundredths only, and an order of 0 would leave no proof of payment. */
const HUNDREDTH = 10;

/**
 * The discount of a coupon on an order: `covered` is the price of the items it applies to. Rounded
 * down to hundredths; an order never costs less than one hundredth. 0 means that it does not apply.
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
