import type { CommodityType } from '@cheese/domain/codes/shop/products';
import type { Db } from '@cheese/server/db/database';
import { indexForSearch } from '@cheese/server/modules/base/findable/findable.service';
import { commodityFindable } from '@cheese/server/modules/shop/commodity/commodity.findable';
import type { Seed, SeedContext } from '../planting/seed';
import { tag } from '@cheese/server/modules/content/tag/tag.tables';
import {
  commodity,
  commodityTag,
  limitedPrice,
  specification,
} from '@cheese/server/modules/shop/goods/commodity.tables';
import type { SeedCommodity } from './commodity/seedCommodity';
import { seedShelf } from './commodity/shelf';

const DAY_MS = 86_400_000;

export const seedCommodities: Seed = {
  area: 'commodities',
  async plant(soil) {
    const tagIds = await tagFinder(soil.db);
    const ids = new Map<string, number>();
    for (const [code, shelf] of Object.entries(seedShelf)) {
      const type = Number(code) as CommodityType;
      for (const [at, thing] of shelf.entries()) {
        const wholeId = thing.partOf === undefined ? null : (ids.get(thing.partOf) ?? 0);
        const place = { type, productId: at + 1, weight: shelf.length - at, wholeId };
        const { key: cover } = await soil.bring(`commodity/${thing.slug}`);
        ids.set(thing.slug, await plantCommodity(soil, { ...place, cover, thing }, tagIds));
      }
    }
    await indexForSearch(soil.db, commodityFindable, [...ids.values()]);
  },
};

interface Planting {
  type: CommodityType;
  productId: number;
  weight: number;
  wholeId: number | null;
  cover: string;
  thing: SeedCommodity;
}

type FindTags = (type: CommodityType, thing: SeedCommodity) => number[];

async function plantCommodity(
  soil: SeedContext,
  { thing, ...place }: Planting,
  findTags: FindTags,
) {
  const { db, clock } = soil;
  const { title, description, html, teacher, charge, learnerCount, courseType } = thing;
  const facts = { title, description, html, teacher, charge, learnerCount };
  const publishedAt = new Date(clock.now().getTime() - thing.daysAgo * DAY_MS);
  const row = { ...place, ...facts, publishedAt, ...(courseType && { courseType }) };
  const withdrawnAt = thing.isAwaited ? clock.now() : null;
  const [planted] = await db
    .insert(commodity)
    .values({ ...row, withdrawnAt })
    .returning({ id: commodity.id });
  const commodityId = planted?.id ?? 0;
  await plantPrices(soil, commodityId, thing);
  const tags = findTags(place.type, thing).map((tagId) => ({ commodityId, tagId }));
  if (tags.length > 0) await db.insert(commodityTag).values(tags);
  return commodityId;
}

async function plantPrices({ db, clock }: SeedContext, commodityId: number, thing: SeedCommodity) {
  const { price, originalPrice, vipPrice, limited } = thing;
  const prices = { price, originalPrice, vipPrice };
  await db.insert(specification).values({ commodityId, name: '永久有效', ...prices });
  if (!limited) return;
  const startsAt = clock.now();
  const deadline = new Date(startsAt.getTime() + limited.days * DAY_MS);
  await db.insert(limitedPrice).values({ commodityId, price: limited.price, startsAt, deadline });
}

/** Subjects have one name each in their tree, options one each for their kind of product. */
async function tagFinder(db: Db): Promise<FindTags> {
  const rows = await db.select().from(tag);
  const ids = new Map(
    rows.map(({ id, productType, name }) => [`${productType ?? ''}/${name}`, id]),
  );
  return (type, { subjects, options }) => {
    const names = [
      ...subjects.map((name) => `/${name}`),
      ...options.map((name) => `${type}/${name}`),
    ];
    return names.flatMap((name) => ids.get(name) ?? []);
  };
}
