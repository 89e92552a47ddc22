import { listSortCodes } from '@cheese/domain/codes/shop/listSorts';
import { useSearchEverythingQuery } from '@cheese/api-client/front/search';
import { searchTypeCodes, type SearchType } from '@cheese/domain/codes/front/searchTypes';
import { isNarrowed } from '../../features/commodity/listing/listing';
import type { SearchAsked } from './searchAddress';

export const EVERYTHING_SIZE = 12;

type Asked = Pick<SearchAsked, 'keyword' | 'listing'> & { type?: SearchType | undefined };

const hasEveryKind = (type: SearchType | undefined) =>
  type === undefined || type === searchTypeCodes.help;

/** Whether a keyword alone is asked for: conditions and orders are those of what is on sale. */
export const isOfEverything = ({ keyword, type, listing }: Asked) =>
  keyword.trim() !== '' &&
  hasEveryKind(type) &&
  (type === searchTypeCodes.help ||
    (!isNarrowed(listing) &&
      (listing.sort ?? listSortCodes.recommended) === listSortCodes.recommended));

/** What was found of every kind; the list and its tab ask together. */
export function useEverything({ keyword, type, listing }: Asked, major: number | undefined) {
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
