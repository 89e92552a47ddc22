import { type NewsCategory, newsCategories } from '@cheese/domain/codes/news';

export interface ListAsked {
  page: number;
  category: NewsCategory | undefined;
}

/** What the address bar asks for; whatever makes no sense there counts as not said. */
export function readListAddress(search: URLSearchParams): ListAsked {
  const page = Number(search.get('page'));
  const category = Number(search.get('category'));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    category: category in newsCategories ? (category as NewsCategory) : undefined,
  };
}
