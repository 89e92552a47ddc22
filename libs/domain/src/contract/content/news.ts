import Type, { type Static } from 'typebox';
import type { newsCalls } from '../../calls/content/news';
import { newsCategories } from '../../codes/content/news';
import type { CallContract } from '../call';
import { codeOf, strictObject, Id, Moment, pageQuery, pageOf } from '../shapes';

const itemFields = {
  id: Id,
  title: Type.String(),
  summary: Type.String(),
  category: codeOf(newsCategories),
  cover: Type.String(),
  source: Type.String(),
  publishedAt: Moment,
};
export const NewsItem = Type.Object(itemFields);
export type NewsItem = Static<typeof NewsItem>;

const Neighbour = Type.Object({ id: Id, title: Type.String() });

/** `previous` is the newer neighbour in the list, `next` the older one. */
export const NewsArticle = Type.Object({
  ...itemFields,
  author: Type.String(),
  html: Type.String(),
  previous: Type.Union([Neighbour, Type.Null()]),
  next: Type.Union([Neighbour, Type.Null()]),
});
export type NewsArticle = Static<typeof NewsArticle>;

export const newsContract = {
  list: {
    access: 'open',
    query: strictObject({ ...pageQuery, category: Type.Optional(codeOf(newsCategories)) }),
    data: pageOf(NewsItem),
  },
  detail: { access: 'open', query: strictObject({ id: Id }), data: NewsArticle },
} satisfies Record<keyof typeof newsCalls, CallContract>;

export type NewsContract = typeof newsContract;
