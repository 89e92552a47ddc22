import { couponKindCodes, type CouponScope } from '../../codes/shop/coupons';
import { couponScopes } from '../../codes/shop/coupons';
import type { Discount } from './couponDiscount';
import { priceText } from './priceText';

/** 8.5 for 15 of a hundred off: what is left, as shops here say it. */
const tenthsOf = (percent: number) => String((100 - percent) / 10);

/** What a coupon takes off, in a line. */
export function couponText({ kind, amount, percent, atMost, atLeast }: Discount): string {
  const off =
    kind === couponKindCodes.amount
      ? `减 ${priceText(amount ?? 0)}`
      : `${tenthsOf(percent ?? 0)} 折`;
  const cap = atMost === null ? '' : `，最多减 ${priceText(atMost)}`;
  return atLeast > 0 ? `满 ${priceText(atLeast)} ${off}${cap}` : `${off}${cap}`;
}

interface Scoped {
  scope: CouponScope;
  scopeName: string | null;
}

/** What it is for, in a word. */
export const scopeText = ({ scope, scopeName }: Scoped): string => scopeName ?? couponScopes[scope];
