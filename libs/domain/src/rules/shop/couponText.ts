import { couponKindCodes, type CouponScope } from '../../codes/shop/coupons';
import { couponScopes } from '../../codes/shop/coupons';
import type { Discount } from './couponDiscount';
import { priceText } from './priceText';

/** 15 percent off is written 8.5折: shops in China name the part that is left. */
const tenthsOf = (percent: number) => String((100 - percent) / 10);

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

export const scopeText = ({ scope, scopeName }: Scoped): string => scopeName ?? couponScopes[scope];
