import { newsCategories } from '@cheese/domain/codes/content/news';
import { codeOf, strictObject } from '@cheese/domain/contract/shapes';
import { readEach } from '../../reading/readIndex';
import { Count, Html, Picture, Words } from '../../reading/shapes';

const Article = strictObject({
  title: Words,
  summary: Words,
  category: codeOf(newsCategories),
  source: Words,
  author: Words,
  hoursAgo: Count,
  picture: Picture,
  html: Html,
});

/** The news; a slug never changes, for its cover is drawn from it. */
export const seedArticles = readEach('news', Article).map(({ slug, said }) => ({ slug, ...said }));

export type SeedArticle = (typeof seedArticles)[number];
