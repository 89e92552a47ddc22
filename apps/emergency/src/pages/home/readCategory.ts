import { type FirstAidCategory, firstAidCategories } from '@cheese/domain/codes/firstAid';

/** The category that the address bar names; undefined, for all, where it names none. */
export function readCategory(search: URLSearchParams): FirstAidCategory | undefined {
  const category = Number(search.get('category'));
  return category in firstAidCategories ? (category as FirstAidCategory) : undefined;
}
