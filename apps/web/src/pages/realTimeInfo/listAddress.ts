import { type NewsCategory, newsCategories } from '@cheese/domain/codes/content/news';
import { codeParam, pageParam } from '@cheese/ui/address/urlParams';

export interface ListAsked {
  page: number;
  category: NewsCategory | undefined;
}

/** Anything invalid counts as absent. */
export const readListAddress = (search: URLSearchParams): ListAsked => ({
  page: pageParam(search),
  category: codeParam(search, 'category', newsCategories),
});
