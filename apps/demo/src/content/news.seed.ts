import type { Seed } from '../planting/seed';
import { newsArticle } from '@cheese/server/modules/content/news/news.tables';
import { indexForSearch } from '@cheese/server/modules/base/findable/findable.service';
import { newsFindable } from '@cheese/server/modules/content/news/news.findable';
import { idsOf } from '../planting/idsOf';
import { type SeedArticle, seedArticles } from './news/articles';

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
    const rows = await db
      .insert(newsArticle)
      .values(await Promise.all(seedArticles.map(toRow)))
      .returning({ id: newsArticle.id });
    await indexForSearch(db, newsFindable, idsOf(rows));
  },
};
