import type { Seed, Soil } from '../../../seed/seed';
import { seededCommodities } from '../../../seed/seededCommodities';
import { luoheCourse, luoheEntry, luoheZone } from './luohe.tables';
import { seedEntries, seedZone } from './seed/entries';

const DAY_MS = 86_400_000;
const COURSE = 1;

export const seedLuohe: Seed = {
  area: 'luohe',
  async plant(soil) {
    await plantZone(soil);
    const now = soil.clock.now().getTime();
    const rows = seedEntries.map(async ({ slug, picture, daysAgo, ...entry }) => ({
      ...entry,
      cover: await soil.drawCover('luohe', slug, picture),
      publishedAt: new Date(now - daysAgo * DAY_MS),
    }));
    await soil.db.insert(luoheEntry).values(await Promise.all(rows));
  },
};

async function plantZone({ db, drawCover }: Soil) {
  const { courses, ...facts } = seedZone;
  const banner = await drawCover('luohe', 'banner', { motif: 'building', palette: 'teal' });
  const logo = await drawCover('luohe', 'logo', { motif: 'shield', palette: 'teal' });
  const [zone] = await db
    .insert(luoheZone)
    .values({ ...facts, banner, logo })
    .returning({ id: luoheZone.id });
  const find = await seededCommodities(db);
  const lines = courses.map((title, place) => ({ commodityId: find(COURSE, title).id, place }));
  await db.insert(luoheCourse).values(lines.map((line) => ({ ...line, zoneId: zone?.id ?? 0 })));
}
