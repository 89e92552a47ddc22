import type { Seed } from '../planting/seed';
import { newsArticle } from '@cheese/server/modules/content/news/news.tables';
import { seedArticles } from './news/articles';
import type { SeedArticle } from './news/seedArticle';

const HOUR_MS = 3_600_000;

export const seedNews: Seed = {
  area: 'news',
  async plant({ db, clock, bring }) {
    const now = clock.now().getTime();
    const toRow = async ({ slug, hoursAgo, picture: _drawn, ...article }: SeedArticle) => ({
      ...article,
      cover: (await bring(`news/${slug}`)).key,
      publishedAt: new Date(now - hoursAgo * HOUR_MS),
    });
    await db.insert(newsArticle).values(await Promise.all(seedArticles.map(toRow)));
  },
};
