import {
  type CouponAudience,
  type CouponKind,
  couponLimits,
  type CouponScope,
  type CouponWay,
} from '@cheese/domain/codes/shop/coupons';
import type { soldTypes } from '@cheese/domain/codes/shop/products';
import type { Asks } from '@cheese/domain/contract/call';
import type { CouponManageContract } from '@cheese/domain/contract/shop/couponManage';
import { momentOfChina } from '@cheese/domain/rules/time/chinaDay';
import { thousandthsOf } from '@cheese/domain/rules/numbers/thousandthsOf';
import { wholeNumber } from '@cheese/domain/rules/numbers/wholeNumber';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { texts } from './texts';

export const blankCoupon = {
  name: '',
  kind: '1',
  amount: '',
  percent: '',
  atMost: '',
  atLeast: '',
  audience: '1',
  scope: '1',
  commodityType: '1',
  commodityId: '',
  way: '2',
  perPerson: '1',
  inAll: '',
  startsAt: '',
  endsAt: '',
};
export type CouponValues = typeof blankCoupon;

const amountOf = (text: string) => thousandthsOf(text, couponLimits.amount);
const amountFault = (text: string) => amountOf(text) === undefined && texts.amountFault;
const wholeFault = (text: string, most: number) =>
  wholeNumber(text.trim(), most) === undefined && texts.wholeUpTo(most);
const isSaid = (text: string) => text.trim() !== '';

/** Faults in field order; only for fields that apply. */
export function couponFaults(values: CouponValues, now: number) {
  const { kind, scope, amount, percent, atMost, atLeast, perPerson, inAll } = values;
  const [from, until] = [momentOfChina(values.startsAt), momentOfChina(values.endsAt)];
  return faultsOf<keyof CouponValues>({
    name: missing(values.name, texts.nameEmpty),
    amount: kind === '1' && amountFault(amount),
    percent: kind === '2' && wholeFault(percent, couponLimits.percent),
    atMost: kind === '2' && isSaid(atMost) && amountFault(atMost),
    atLeast: isSaid(atLeast) && amountFault(atLeast),
    commodityId: scope === '3' && missing(values.commodityId, texts.commodityEmpty),
    perPerson: wholeFault(perPerson, couponLimits.perPerson),
    inAll: isSaid(inAll) && wholeFault(inAll, couponLimits.inAll),
    startsAt: missing(values.startsAt, texts.startsEmpty),
    endsAt: !(until > from && until > now) && texts.endsEarly,
  });
}

/** Request body of the form, with only the fields of the chosen kind and scope. */
export function toWanted(values: CouponValues): Asks<CouponManageContract['create']> {
  const { kind, scope, atMost, atLeast, inAll } = values;
  return {
    name: values.name.trim(),
    kind: Number(kind) as CouponKind,
    audience: Number(values.audience) as CouponAudience,
    scope: Number(scope) as CouponScope,
    way: Number(values.way) as CouponWay,
    perPerson: Number(values.perPerson),
    startsAt: momentOfChina(values.startsAt),
    endsAt: momentOfChina(values.endsAt),
    ...(kind === '1' && { amount: amountOf(values.amount) ?? 0 }),
    ...(kind === '2' && { percent: Number(values.percent) }),
    ...(kind === '2' && isSaid(atMost) && { atMost: amountOf(atMost) ?? 0 }),
    ...(isSaid(atLeast) && { atLeast: amountOf(atLeast) ?? 0 }),
    ...(scope === '2' && {
      commodityType: Number(values.commodityType) as keyof typeof soldTypes,
    }),
    ...(scope === '3' && { commodityId: Number(values.commodityId) }),
    ...(isSaid(inAll) && { inAll: Number(inAll) }),
  };
}
