import type { Placeholder } from 'drizzle-orm';
import { rechargeOffer } from './recharge.tables';
import { holdsAt } from '../goods/price.holds.columns';

/** The price at a moment. */
export const offerPrice = (now: Date | Placeholder) =>
  holdsAt(rechargeOffer, now, [rechargeOffer.price, rechargeOffer.nextPrice]);
