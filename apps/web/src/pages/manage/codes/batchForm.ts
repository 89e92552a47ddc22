import type { Asks } from '@cheese/domain/contract/call';
import type { CodeManageContract } from '@cheese/domain/contract/shop/codeManage';
import { batchLimits, type ExchangeKind } from '@cheese/domain/codes/shop/exchange';
import type { MemberTier } from '@cheese/domain/codes/shop/membership';
import { startOfChinaDay } from '@cheese/domain/rules/time/chinaDay';
import { thousandthsOf } from '@cheese/domain/rules/numbers/thousandthsOf';
import { wholeNumber } from '@cheese/domain/rules/numbers/wholeNumber';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { texts } from './texts';

const DAY_MS = 24 * 3_600_000;

export const blankBatch = (today: string) => ({
  name: '',
  kind: '1',
  amount: '',
  tier: 'vip1',
  commodityType: '1',
  commodityId: '',
  couponId: '',
  days: '',
  count: '',
  perPerson: '1',
  startsAt: today,
  endsAt: '',
});
export type BatchValues = ReturnType<typeof blankBatch>;

const amountOf = (text: string) => thousandthsOf(text, batchLimits.amount);

const wholeFault = (text: string, most: number) =>
  wholeNumber(text.trim(), most) === undefined && texts.wholeUpTo(most);

/** Faults in field order; only for fields that this kind has. */
export function batchFaults(values: BatchValues, today: string) {
  const { kind, days, startsAt, endsAt } = values;
  const needsDays = kind === '2' || (kind === '3' && days.trim() !== '');
  const last = startsAt > today ? startsAt : today;
  return faultsOf<keyof BatchValues>({
    name: missing(values.name, texts.nameEmpty),
    amount:
      kind === '1' &&
      amountOf(values.amount) === undefined &&
      texts.amountFault(batchLimits.amount / 1000),
    commodityId: kind === '3' && missing(values.commodityId, texts.commodityEmpty),
    couponId: kind === '4' && missing(values.couponId, texts.couponEmpty),
    days: needsDays && wholeFault(days, batchLimits.days),
    count: wholeFault(values.count, batchLimits.count),
    perPerson: wholeFault(values.perPerson, batchLimits.perPerson),
    startsAt: missing(startsAt, texts.startsEmpty),
    endsAt: endsAt !== '' && endsAt < last && texts.endsEarly,
  });
}

/** Request body of the form; the last day is included. */
export function toWanted(values: BatchValues): Asks<CodeManageContract['create']> {
  const { kind, days, startsAt, endsAt } = values;
  const forDays = days.trim() === '' ? {} : { days: Number(days) };
  return {
    name: values.name.trim(),
    kind: Number(kind) as ExchangeKind,
    count: Number(values.count),
    perPerson: Number(values.perPerson),
    startsAt: startOfChinaDay(startsAt),
    ...(kind === '1' && { amount: amountOf(values.amount) ?? 0 }),
    ...(kind === '2' && { tier: values.tier as MemberTier, ...forDays }),
    ...(kind === '3' && { commodityId: Number(values.commodityId), ...forDays }),
    ...(kind === '4' && { couponId: Number(values.couponId) }),
    ...(endsAt !== '' && { endsAt: startOfChinaDay(endsAt) + DAY_MS }),
  };
}
