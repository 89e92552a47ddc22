import { useGetSearchCountsQuery } from '@cheese/api-client/front/search';
import type { SearchAsked } from './searchAddress';

/** Number of results per type; equal arguments share the query. */
export function useHitCounts(
  { keyword, listing }: Pick<SearchAsked, 'keyword' | 'listing'>,
  major: number | undefined,
) {
  const { charge, tagId = major } = listing;
  return useGetSearchCountsQuery({
    ...(keyword && { keyword }),
    ...(charge && { charge }),
    ...(tagId && { tagId }),
  });
}
