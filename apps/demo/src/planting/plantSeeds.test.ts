import { newsArticle } from '@cheese/server/modules/content/news/news.tables';
import { emergencyResource } from '@cheese/server/modules/emergency/resource/resource.tables';
import { seedPlanted } from '@cheese/server/seed/planted.tables';
import { useTestApp } from '@cheese/server/testing/useTestApp';
import { count, eq } from 'drizzle-orm';
import { makings } from '../making/makings';
import { areas } from './areas';
import { isPlanted } from './isPlanted';
import { plantSeeds } from './plantSeeds';
import { seeds } from './seeds';

const test = useTestApp();

const rowsOf = async (table: typeof newsArticle | typeof emergencyResource) =>
  (await test.database.db.select({ n: count() }).from(table))[0]?.n ?? 0;

const plant = async () => {
  const brought: string[] = [];
  const bring = async (slug: string) => {
    brought.push(slug);
    return { key: `${slug}.webp`, bytes: 1 };
  };
  const { clock, database } = test;
  await plantSeeds({ db: database.db, clock, bring }, () => undefined);
  return brought;
};

describe('the demo rows', () => {
  it('have one seed for each area, in the order of planting', () => {
    expect(seeds.map(({ area }) => area)).toEqual(areas);
  });

  it('fill an empty database once, with all that the build makes for them', async () => {
    const brought = await plant();
    expect(await rowsOf(newsArticle)).toBeGreaterThanOrEqual(24);
    expect(await rowsOf(emergencyResource)).toBeGreaterThanOrEqual(8);
    // Some stand in two places: a slide is a picture at a model as well.
    expect([...new Set(brought)].sort()).toEqual(makings.map(({ slug }) => slug).sort());

    expect(await isPlanted(test.database.db)).toBe(true);
    const before = await rowsOf(newsArticle);
    expect(await plant()).toEqual([]);
    expect(await rowsOf(newsArticle)).toBe(before);
  });

  it('do not come back where somebody removed them', async () => {
    await plant();
    await test.database.db.delete(newsArticle);
    await plant();
    expect(await rowsOf(newsArticle)).toBe(0);
  });

  it('fill only the area that is still without', async () => {
    await plant();
    await test.database.db.delete(seedPlanted).where(eq(seedPlanted.area, 'emergencyResource'));
    expect(await isPlanted(test.database.db)).toBe(false);
    await test.database.db.delete(emergencyResource);
    await plant();
    expect(await rowsOf(emergencyResource)).toBeGreaterThanOrEqual(8);
  });
});
