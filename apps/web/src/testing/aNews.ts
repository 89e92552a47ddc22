import type { FakeService } from '@cheese/api-client/testing/fakeService';
import type { NewsArticle, NewsItem } from '@cheese/domain/contract/content/news';

/** A news item; a test sets only the fields that it is about. */
export const aNewsItem = (said: Partial<NewsItem> = {}): NewsItem => ({
  id: 1,
  title: '一篇资讯',
  summary: '摘要',
  category: 1,
  cover: 'news/cover.webp',
  source: '平台教研组',
  publishedAt: Date.now(),
  ...said,
});

export const aNewsArticle = (said: Partial<NewsArticle> = {}): NewsArticle => ({
  ...aNewsItem(),
  author: '编辑',
  html: '<p>正文</p>',
  previous: null,
  next: null,
  ...said,
});

/** Calls for news only, because the frame of the page makes calls too. */
export const newsAsked = ({ asked }: Pick<FakeService, 'asked'>) =>
  asked.filter((url) => url.includes('/news/'));
