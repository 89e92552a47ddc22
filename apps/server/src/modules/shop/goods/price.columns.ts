import type { Placeholder } from 'drizzle-orm';
import { specification } from './commodity.tables';
import { holdsAt } from './price.holds.columns';

type Now = Date | Placeholder;

/** Prices at a moment, without limited-time prices. */
export const specificationPrices = (now: Now) => {
  const { price, originalPrice, vipPrice } = specification;
  const { nextPrice, nextOriginalPrice, nextVipPrice } = specification;
  return {
    price: holdsAt(specification, now, [price, nextPrice]),
    originalPrice: holdsAt(specification, now, [originalPrice, nextOriginalPrice]),
    vipPrice: holdsAt(specification, now, [vipPrice, nextVipPrice]),
  };
};
