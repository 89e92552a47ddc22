import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Seed, SeedContext } from '../planting/seed';
import { seededCommodities } from '../planting/seededCommodities';
import {
  luoheCourse,
  luoheEntry,
  luoheZone,
} from '@cheese/server/modules/front/luohe/luohe.tables';
import { seedEntries, seedZone } from './luohe/entries';

const DAY_MS = 86_400_000;

export const seedLuohe: Seed = {
  area: 'luohe',
  async plant(soil) {
    await plantZone(soil);
    const now = soil.clock.now().getTime();
    const rows = seedEntries.map(async ({ slug, picture: _drawn, daysAgo, ...entry }) => ({
      ...entry,
      cover: (await soil.bring(`luohe/${slug}`)).key,
      publishedAt: new Date(now - daysAgo * DAY_MS),
    }));
    await soil.db.insert(luoheEntry).values(await Promise.all(rows));
  },
};

async function plantZone({ db, bring }: SeedContext) {
  const { courses, ...facts } = seedZone;
  const { key: banner } = await bring('luohe/banner');
  const { key: logo } = await bring('luohe/logo');
  const [zone] = await db
    .insert(luoheZone)
    .values({ ...facts, banner, logo })
    .returning({ id: luoheZone.id });
  const find = await seededCommodities(db);
  const lines = courses.map((title, place) => ({
    commodityId: find(commodityTypeCodes.course, title).id,
    place,
  }));
  await db.insert(luoheCourse).values(lines.map((line) => ({ ...line, zoneId: zone?.id ?? 0 })));
}
