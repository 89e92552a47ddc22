import { priceLimits } from '@cheese/domain/codes/shop/prices';
import { chargeKindCodes, type ChargeKind } from '@cheese/domain/codes/shop/products';
import type { OfferedCourse } from '@cheese/domain/contract/learning/shapes/courseOfferShapes';
import { arePricesFit } from '@cheese/domain/rules/shop/offerPrices';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { thousandthsOrFree } from '@cheese/domain/rules/numbers/thousandthsOf';
import { faultsOf } from '@cheese/ui/form/faults';
import { texts } from './texts';

/** Initial values are those requested by the school. */
export const approveValues = ({ charge, price }: OfferedCourse) => ({
  charge: String(charge),
  price: priceText(price),
  originalPrice: priceText(price),
  vipPrice: priceText(charge === chargeKindCodes.freeForMembers ? 0 : price),
});
export type ApproveValues = ReturnType<typeof approveValues>;

const amountOf = (text: string) => thousandthsOrFree(text, priceLimits.most);

/** Prices of the request; null if a field cannot be parsed. */
export function pricesIn(values: ApproveValues) {
  const [price, originalPrice, vipPrice] = [
    amountOf(values.price),
    amountOf(values.originalPrice),
    amountOf(values.vipPrice),
  ];
  const charge = Number(values.charge) as ChargeKind;
  return { charge, price, originalPrice, vipPrice };
}

export function approveFaults(values: ApproveValues) {
  const { charge, price, originalPrice, vipPrice } = pricesIn(values);
  const unread = texts.priceFault(priceLimits.most / 1000);
  const isUnfit =
    price !== undefined &&
    originalPrice !== undefined &&
    vipPrice !== undefined &&
    !arePricesFit(charge, { price, originalPrice, vipPrice });
  return faultsOf<keyof ApproveValues>({
    price: (price === undefined && unread) || (isUnfit && texts.priceUnfit),
    originalPrice: originalPrice === undefined && unread,
    vipPrice: vipPrice === undefined && unread,
  });
}
