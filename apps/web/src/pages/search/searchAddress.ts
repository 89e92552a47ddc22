import { type CourseType, courseTypes } from '@cheese/domain/codes/shop/products';
import {
  searchTypeCodes,
  type SearchType,
  searchTypes,
} from '@cheese/domain/codes/front/searchTypes';
import { type Listing, readListing } from '../../features/commodity/listing/listing';
import { paths } from '../../paths';
import { codeParam, keywordParam } from '@cheese/ui/address/urlParams';

export interface SearchAsked {
  keyword: string;
  /** Undefined for all products. */
  type?: SearchType;
  courseType?: CourseType;
  listing: Listing;
}

/** The old address `/search?courseType=1` means courses without naming the type. */
export function readSearchAddress(search: URLSearchParams): SearchAsked {
  const said = codeParam(search, 'type', searchTypes);
  const courseType = codeParam(search, 'courseType', courseTypes);
  const type = said ?? (courseType && searchTypeCodes.course);
  return {
    keyword: keywordParam(search),
    listing: readListing(search),
    ...(type && { type }),
    ...(courseType && type === searchTypeCodes.course && { courseType }),
  };
}

/** Changing the type keeps the common filters and drops the page. */
export function hrefOfType(
  { keyword, listing }: Pick<SearchAsked, 'keyword' | 'listing'>,
  type: SearchType | undefined,
  page?: number,
): string {
  const { tagId, charge, sort } = listing;
  return paths.search({ keyword: keyword || undefined, type, tagId, charge, sort, page });
}
