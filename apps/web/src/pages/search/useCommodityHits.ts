import { useSearchCommoditiesQuery } from '@cheese/api-client/front/search';
import type { CourseType } from '@cheese/domain/codes/shop/products';
import { PAGE_SIZE } from '../../features/commodity/listing/CommodityPages';
import { askedBy, type Listing } from '../../features/commodity/listing/listing';
import type { SoldType } from '../../features/commodity/soldTypes';

export interface HitsAsked {
  keyword: string;
  type: SoldType | undefined;
  courseType?: CourseType;
  listing: Listing;
}

/** Matching products; the list and its tab share the query. */
export const useCommodityHits = (asked: HitsAsked, major: number | undefined, skip = false) => {
  const { keyword, type, courseType, listing } = asked;
  return useSearchCommoditiesQuery(
    {
      pageCnt: PAGE_SIZE,
      ...(keyword && { keyword }),
      ...(type && { type }),
      ...(courseType && { courseType }),
      ...askedBy(listing, major),
    },
    { skip },
  );
};
