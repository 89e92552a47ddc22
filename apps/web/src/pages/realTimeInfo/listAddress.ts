import { type NewsCategory, newsCategories } from '@cheese/domain/codes/content/news';
import { saidCode, saidPage } from '@cheese/ui/address/saidInAddress';

export interface ListAsked {
  page: number;
  category: NewsCategory | undefined;
}

/** What the address bar asks for; whatever makes no sense there counts as not said. */
export const readListAddress = (search: URLSearchParams): ListAsked => ({
  page: saidPage(search),
  category: saidCode(search, 'category', newsCategories),
});
