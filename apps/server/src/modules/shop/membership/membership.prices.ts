import type { Placeholder } from 'drizzle-orm';
import { memberCard } from './membership.tables';
import { holdsAt } from '../goods/price.holds.columns';

export const cardPrices = (now: Date | Placeholder) => {
  const { currentPrice, nextPrice, originalPrice, nextOriginalPrice } = memberCard;
  return {
    currentPrice: holdsAt(memberCard, now, [currentPrice, nextPrice]),
    originalPrice: holdsAt(memberCard, now, [originalPrice, nextOriginalPrice]),
  };
};
