import type { SeedCommodity } from './seedCommodity';

type Charge = Pick<SeedCommodity, 'charge' | 'price' | 'originalPrice' | 'vipPrice'>;
type Prices = Omit<Charge, 'charge'>;

/** Open to everyone. */
export const free: Charge = { charge: 1, price: 0, originalPrice: 0, vipPrice: 0 };

/** To be bought, by members for less. */
export const paid = (prices: Prices): Charge => ({ charge: 2, ...prices });

/** Open to members; everybody else buys it. */
export const freeForMembers = (prices: Omit<Prices, 'vipPrice'>): Charge => ({
  charge: 3,
  vipPrice: 0,
  ...prices,
});
