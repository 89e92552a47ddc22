import type { Db } from '../db/database';
import { emergencyResource } from '../modules/emergencyResource/resource.tables';
import { newsArticle } from '../modules/news/news.tables';

type NewsInsert = typeof newsArticle.$inferInsert;
type ResourceInsert = typeof emergencyResource.$inferInsert;

/** What stands in the database before a test: only what the test is about needs saying. */
export interface World {
  news?: Partial<NewsInsert>[];
  resources?: Partial<ResourceInsert>[];
}

const anArticle: NewsInsert = {
  title: '一篇资讯',
  summary: '摘要',
  category: 1,
  cover: 'news/cover.webp',
  source: '平台编辑部',
  author: '编辑',
  html: '<p>正文</p>',
  publishedAt: new Date('2026-11-01T08:00:00+08:00'),
};

const aResource: ResourceInsert = {
  title: '一份资源',
  summary: '摘要',
  category: 2,
  topic: 9,
  kind: 1,
  cover: 'resource/cover.webp',
  groundedAt: new Date('2026-11-01T08:00:00+08:00'),
};

export async function given(db: Db, { news = [], resources = [] }: World) {
  if (news.length > 0) {
    await db.insert(newsArticle).values(news.map((row) => ({ ...anArticle, ...row })));
  }
  if (resources.length > 0) {
    await db.insert(emergencyResource).values(resources.map((row) => ({ ...aResource, ...row })));
  }
}
