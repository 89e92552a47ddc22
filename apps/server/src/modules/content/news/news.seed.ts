import type { Seed } from '../../../seed/seed';
import { newsArticle } from './news.tables';
import { seedArticles } from './seed/articles';
import type { SeedArticle } from './seed/seedArticle';

const HOUR_MS = 3_600_000;

export const seedNews: Seed = {
  area: 'news',
  async plant({ db, clock, drawCover }) {
    const now = clock.now().getTime();
    const toRow = async ({ slug, hoursAgo, picture, ...article }: SeedArticle) => ({
      ...article,
      cover: await drawCover('news', slug, picture),
      publishedAt: new Date(now - hoursAgo * HOUR_MS),
    });
    await db.insert(newsArticle).values(await Promise.all(seedArticles.map(toRow)));
  },
};
