import { ad } from '@cheese/server/modules/content/ad/ad.tables';
import type { Seed } from '../planting/seed';
import { seedAdList } from './ad/ads';

const DAY_MS = 86_400_000;

export const seedAds: Seed = {
  area: 'ads',
  async plant({ db, clock, bring }) {
    const now = clock.now().getTime();
    for (const [sort, { slug, picture: _drawn, days, ...facts }] of seedAdList.entries()) {
      const { key: picture } = await bring(`ad/${slug}`);
      const end = days ? { endsAt: new Date(now + days * DAY_MS), countsDown: true } : {};
      await db.insert(ad).values({ ...facts, ...end, sort, picture });
    }
  },
};
