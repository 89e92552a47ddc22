import type { CommodityCard } from '@cheese/domain/contract/shop/commodityShapes';
import { priceText } from '@cheese/domain/rules/priceText';
import { texts } from './texts';

type Sold = Pick<CommodityCard, 'charge' | 'offer' | 'limitedFree' | 'deadline'>;

/** What a card says about money. */
export interface PriceFace {
  /** Instead of a price, or before one. */
  mark: string | null;
  price: string | null;
  /** Struck through: what it costs on other days. */
  before: string | null;
  memberPrice: string | null;
}

const FREE = 1;
const FREE_FOR_MEMBERS = 3;
const nothing: PriceFace = { mark: null, price: null, before: null, memberPrice: null };

export function priceFace({ charge, offer, limitedFree, deadline }: Sold): PriceFace {
  if (charge === FREE) return { ...nothing, mark: texts.free };
  if (!offer) return nothing;
  const { price, originalPrice, vipPrice } = offer;
  const before = originalPrice > price ? priceText(originalPrice) : null;
  if (limitedFree) return { ...nothing, mark: texts.freeToday, before };
  const face = { ...nothing, price: priceText(price), before };
  if (charge === FREE_FOR_MEMBERS) return { ...face, mark: texts.freeForMembers };
  return {
    ...face,
    mark: deadline === null ? null : texts.offer,
    memberPrice: vipPrice < price ? priceText(vipPrice) : null,
  };
}
