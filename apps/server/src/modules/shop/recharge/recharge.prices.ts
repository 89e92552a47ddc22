import type { Placeholder } from 'drizzle-orm';
import { holdsAt } from '../goods/price.holds';
import { rechargeOffer } from './recharge.tables';

/** The price at a moment. */
export const offerPrice = (now: Date | Placeholder) =>
  holdsAt(rechargeOffer, now, [rechargeOffer.price, rechargeOffer.nextPrice]);
