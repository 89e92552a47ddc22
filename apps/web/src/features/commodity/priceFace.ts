import { chargeKindCodes } from '@cheese/domain/codes/shop/products';
import type { CommodityCard } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { texts } from './texts';

type Sold = Pick<
  CommodityCard,
  'charge' | 'offer' | 'limitedFree' | 'deadline' | 'opened' | 'openUntil'
>;

export interface PriceFace {
  /** Label shown instead of a price or before it. */
  mark: string | null;
  price: string | null;
  /** The regular price, struck through. */
  before: string | null;
  memberPrice: string | null;
  /** The day on which the purchase expires. */
  until: string | null;
}

const nothing: PriceFace = {
  mark: null,
  price: null,
  before: null,
  memberPrice: null,
  until: null,
};

export function priceFace(sold: Sold): PriceFace {
  const { charge, offer, limitedFree, deadline, opened, openUntil } = sold;
  if (opened === 'bought') {
    return {
      ...nothing,
      mark: texts.bought,
      until: openUntil === null ? null : chinaDay(openUntil),
    };
  }
  if (opened === 'licence') return { ...nothing, mark: texts.provided };
  if (charge === chargeKindCodes.free) return { ...nothing, mark: texts.free };
  if (!offer) return nothing;
  const { price, originalPrice, vipPrice } = offer;
  const before = originalPrice > price ? priceText(originalPrice) : null;
  if (limitedFree) return { ...nothing, mark: texts.freeToday, before };
  const face = { ...nothing, price: priceText(price), before };
  if (opened === 'member') return { ...nothing, mark: texts.freeForMembers, before };
  if (charge === chargeKindCodes.freeForMembers) return { ...face, mark: texts.freeForMembers };
  return {
    ...face,
    mark: deadline === null ? null : texts.offer,
    memberPrice: vipPrice < price ? priceText(vipPrice) : null,
  };
}
