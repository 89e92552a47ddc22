import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import {
  anatomy,
  anatomyCategory,
  anatomyModel,
} from '@cheese/server/modules/bodies/anatomy/anatomy.tables';
import type { Seed, SeedContext } from '../planting/seed';
import { seededCommodities } from '../planting/seededCommodities';
import { anatomyRegions, seedAnatomies } from './anatomies';
import type { BodySlug } from './bodies';
import { findPlatformAdmin } from '../planting/findPlatformAdmin';
import { plantBody } from './plantBody';
import { plantSickness } from './sickness/plantSickness';
import { plantTour } from './tours/plantTour';

/** What is studied in three dimensions: bodies of ours, sold as the shop says. */
export const seedAnatomy: Seed = {
  area: 'anatomy',
  async plant(soil) {
    const { db, clock } = soil;
    const find = await seededCommodities(db);
    const categories = await plantRegions(soil);
    const updatedAt = clock.now();
    const planted = new Map<BodySlug, number>();
    const personId = await findPlatformAdmin(db);
    for (const { sold, region, system, nameEn, highlights, bodies } of seedAnatomies) {
      const { productId: id } = find(commodityTypeCodes.anatomy, sold);
      const words = { system, nameEn, highlights: [...highlights] };
      const categoryId = categories.get(region) ?? 0;
      await db.insert(anatomy).values({ id, categoryId, updatedAt, ...words });
      for (const [place, slug] of bodies.entries()) {
        const modelId = planted.get(slug) ?? (await plantBody(soil, slug));
        planted.set(slug, modelId);
        await plantSickness(soil, { slug, modelId, planted });
        await db.insert(anatomyModel).values({ anatomyId: id, modelId, place });
        await plantTour(soil, { anatomyId: id, modelId, slug, personId });
      }
    }
  },
};

/** Only those in which there is something: an empty choice leads nowhere. */
async function plantRegions({ db }: SeedContext) {
  const used = new Set(seedAnatomies.map(({ region }) => region));
  const ids = new Map<string, number>();
  let place = 0;
  const plant = async (name: string, parentId: number | null) => {
    const [row] = await db
      .insert(anatomyCategory)
      .values({ name, parentId, place: (place += 1) })
      .returning({ id: anatomyCategory.id });
    ids.set(name, row?.id ?? 0);
    return row?.id ?? 0;
  };
  for (const [name, below] of Object.entries(anatomyRegions)) {
    const here = below.filter((one) => used.has(one));
    if (here.length === 0) continue;
    const id = await plant(name, null);
    for (const one of here) await plant(one, id);
  }
  return ids;
}
