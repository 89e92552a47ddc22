import { listSortCodes } from '@cheese/domain/codes/shop/listSorts';
import { useSearchEverythingQuery } from '@cheese/api-client/front/search';
import { searchTypeCodes, type SearchType } from '@cheese/domain/codes/front/searchTypes';
import { isNarrowed } from '../../features/commodity/listing/listing';
import type { SearchAsked } from './searchAddress';

export const EVERYTHING_SIZE = 12;

type EverythingSearch = Pick<SearchAsked, 'keyword' | 'listing'> & {
  type?: SearchType | undefined;
};

const hasEveryKind = (type: SearchType | undefined) =>
  type === undefined || type === searchTypeCodes.help;

/** True for a keyword without filters or order, which only products have. */
export const isOfEverything = ({ keyword, type, listing }: EverythingSearch) =>
  keyword.trim() !== '' &&
  hasEveryKind(type) &&
  (type === searchTypeCodes.help ||
    (!isNarrowed(listing) &&
      (listing.sort ?? listSortCodes.recommended) === listSortCodes.recommended));

/** Results of every kind; the list and its tab share the query. */
export function useEverything(
  { keyword, type, listing }: EverythingSearch,
  major: number | undefined,
) {
  const isAsked = isOfEverything({ keyword, type, listing });
  return useSearchEverythingQuery(
    {
      keyword,
      page: listing.page,
      pageCnt: EVERYTHING_SIZE,
      ...(type === searchTypeCodes.help && { type }),
      ...(major && !type && { tagId: major }),
    },
    { skip: !isAsked },
  );
}
