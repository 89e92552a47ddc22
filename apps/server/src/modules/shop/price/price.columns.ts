import type { Placeholder } from 'drizzle-orm';
import { specification } from '../commodity/commodity.tables';
import { memberCard } from '../membership/membership.tables';
import { rechargeOffer } from '../recharge/recharge.tables';
import { holdsAt } from './price.holds';

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

export const cardPrices = (now: Now) => {
  const { currentPrice, nextPrice, originalPrice, nextOriginalPrice } = memberCard;
  return {
    currentPrice: holdsAt(memberCard, now, [currentPrice, nextPrice]),
    originalPrice: holdsAt(memberCard, now, [originalPrice, nextOriginalPrice]),
  };
};

export const offerPrice = (now: Now) =>
  holdsAt(rechargeOffer, now, [rechargeOffer.price, rechargeOffer.nextPrice]);
