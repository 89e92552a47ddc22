import { type NewsCategory, newsCategories } from '@cheese/domain/codes/content/news';
import { saidCode, saidPage } from '@cheese/ui/address/saidInAddress';

export interface ListAsked {
  page: number;
  category: NewsCategory | undefined;
}

/** Anything invalid counts as absent. */
export const readListAddress = (search: URLSearchParams): ListAsked => ({
  page: saidPage(search),
  category: saidCode(search, 'category', newsCategories),
});
