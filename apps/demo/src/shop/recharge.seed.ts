import { rechargeOffer } from '@cheese/server/modules/shop/recharge/recharge.tables';
import type { Seed } from '../planting/seed';

type Offer = Omit<typeof rechargeOffer.$inferInsert, 'place'>;

const offers: readonly Offer[] = [
  { amount: 10_000, price: 10_000 },
  { amount: 50_000, price: 50_000 },
  { amount: 100_000, gift: 5_000, price: 100_000, recommend: true },
  { amount: 200_000, gift: 15_000, price: 200_000 },
  { amount: 500_000, gift: 50_000, price: 500_000 },
  { amount: 1_000_000, gift: 120_000, price: 1_000_000 },
];

export const seedRecharge: Seed = {
  area: 'recharge',
  async plant({ db }) {
    await db.insert(rechargeOffer).values(offers.map((offer, place) => ({ ...offer, place })));
  },
};
