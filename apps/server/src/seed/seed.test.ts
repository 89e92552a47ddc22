import { count, eq } from 'drizzle-orm';
import { newsArticle } from '../modules/content/news/news.tables';
import { emergencyResource } from '../modules/emergency/resource/resource.tables';
import { useTestApp } from '../testing/useTestApp';
import type { DrawCover } from './coversIn';
import type { DrawPanorama } from './panoramas/panoramasIn';
import { seedPlanted } from './planted.tables';
import { plantSeeds } from './seed';

const test = useTestApp();

const rowsOf = async (table: typeof newsArticle | typeof emergencyResource) =>
  (await test.database.db.select({ n: count() }).from(table))[0]?.n ?? 0;

const plant = () => {
  const drawn: string[] = [];
  const drawCover: DrawCover = async (area, slug) => {
    drawn.push(`${area}/${slug}.webp`);
    return `${area}/${slug}.webp`;
  };
  const { clock, database } = test;
  const drawPanorama: DrawPanorama = async ({ slug }) => ({
    panorama: `roam/${slug}.webp`,
    preview: `roam/${slug}-view.webp`,
  });
  const { storage } = test.app.house;
  const soil = { db: database.db, clock, drawCover, drawPanorama, storage };
  return plantSeeds(soil, () => undefined).then(() => drawn);
};

describe('the demo rows', () => {
  it('fill an empty database once, each with its picture', async () => {
    const drawn = await plant();
    expect(await rowsOf(newsArticle)).toBeGreaterThanOrEqual(24);
    expect(await rowsOf(emergencyResource)).toBeGreaterThanOrEqual(8);
    const news = await test.database.db.select({ cover: newsArticle.cover }).from(newsArticle);
    expect(drawn).toEqual(expect.arrayContaining(news.map(({ cover }) => cover)));

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
    await test.database.db.delete(emergencyResource);
    await plant();
    expect(await rowsOf(emergencyResource)).toBeGreaterThanOrEqual(8);
  });
});
