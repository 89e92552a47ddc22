import { exchangeKindCodes } from '@cheese/domain/codes/shop/exchange';
import { insertBatch } from '@cheese/server/modules/shop/exchange/exchange.door';
import type { Seed } from '../planting/seed';

/** As they are kept; the README writes them for people. */
const giftCodes = ['CHEESEGIFT2026A8', 'CHEESEGIFT2026B6'] as const;
const memberCode = 'CHEESEVIP2026W77';

export const seedExchange: Seed = {
  area: 'exchange',
  async plant({ db, clock }) {
    const createdAt = clock.now();
    const moments = { startsAt: createdAt, createdAt };
    const gift = {
      name: '新学员见面礼',
      kind: exchangeKindCodes.balance,
      amount: 20_000,
      ...moments,
    };
    await insertBatch(db, gift, giftCodes);
    const week = {
      name: '会员体验周',
      kind: exchangeKindCodes.membership,
      tier: 'vip1',
      days: 7,
    } as const;
    await insertBatch(db, { ...week, ...moments }, [memberCode]);
  },
};
