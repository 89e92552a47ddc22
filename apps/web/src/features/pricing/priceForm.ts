import { priceLimits } from '@cheese/domain/codes/shop/prices';
import type { Asks } from '@cheese/domain/contract/call';
import type { Priced, PriceManageContract as C } from '@cheese/domain/contract/shop/priceManage';
import { momentOfChina } from '@cheese/domain/rules/time/chinaDay';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { thousandthsOf, thousandthsOrFree } from '@cheese/domain/rules/numbers/thousandthsOf';
import { faultsOf } from '@cheese/ui/form/faults';
import { texts } from './texts';

const textOf = (price: number | null) => (price === null ? '' : priceText(price));
const amountOf = (text: string) => thousandthsOf(text, priceLimits.most);

/** 0 is valid for a member price or a limited price, and means free. */
const amountOrFree = (text: string) => thousandthsOrFree(text, priceLimits.most);

/** Initial values: the current prices. */
export const priceValues = ({ price, originalPrice, vipPrice }: Priced) => ({
  price: textOf(price),
  originalPrice: textOf(originalPrice),
  vipPrice: textOf(vipPrice),
  when: 'now',
  from: '',
});
export type PriceValues = ReturnType<typeof priceValues>;

/** Faults in field order; only for the prices that this product has. */
export function priceFaults(values: PriceValues, thing: Priced, now: number) {
  const price = amountOf(values.price);
  const original = amountOf(values.originalPrice);
  const vip = amountOrFree(values.vipPrice);
  const amountFault = texts.priceFault(priceLimits.most / 1000);
  const no = (amount: number | undefined) => amount === undefined && amountFault;
  return faultsOf<keyof PriceValues>({
    price: no(price),
    originalPrice:
      thing.originalPrice !== null &&
      (no(original) || ((original ?? 0) < (price ?? 0) && texts.originalLow)),
    vipPrice:
      thing.vipPrice !== null &&
      ((vip === undefined && texts.vipFault) ||
        ((vip ?? 0) > (price ?? Infinity) && texts.vipHigh)),
    from: values.when === 'later' && !(momentOfChina(values.from) > now) && texts.fromEarly,
  });
}

export function toChange(values: PriceValues, thing: Priced): Asks<C['change']> {
  const { kind, id, price, originalPrice, vipPrice } = thing;
  return {
    shown: { price, originalPrice, vipPrice },
    kind,
    id,
    price: amountOf(values.price) ?? 0,
    ...(originalPrice !== null && { originalPrice: amountOf(values.originalPrice) ?? 0 }),
    ...(vipPrice !== null && { vipPrice: amountOrFree(values.vipPrice) ?? 0 }),
    ...(values.when === 'later' && { from: momentOfChina(values.from) }),
  };
}

export const blankLimit = { price: '', from: '', until: '' };
export type LimitValues = typeof blankLimit;

/** An empty start means that it starts at once. */
export function limitFaults(values: LimitValues, { price }: Priced, now: number) {
  const limited = amountOrFree(values.price);
  const from = values.from === '' ? now : momentOfChina(values.from);
  const until = momentOfChina(values.until);
  return faultsOf<keyof LimitValues>({
    price: (limited === undefined || limited >= price) && texts.limitFault,
    from: !(from >= now) && texts.fromEarly,
    until: !(until > from && until > now) && texts.untilEarly,
  });
}

/** Without `from` the server starts it at once, by its own clock. */
export const toLimit = (values: LimitValues, { id }: Priced): Asks<C['limit']> => ({
  id,
  price: amountOrFree(values.price) ?? 0,
  ...(values.from !== '' && { from: momentOfChina(values.from) }),
  until: momentOfChina(values.until),
});
