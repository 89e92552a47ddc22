import { useGetSearchCountsQuery } from '@cheese/api-client/search';
import type { SearchAsked } from './searchAddress';

/** How much was found of each type; whoever asks for the same is answered together. */
export function useHitCounts(
  { keyword, listing }: Pick<SearchAsked, 'keyword' | 'listing'>,
  major: number | undefined,
) {
  const { charge, tagId = major } = listing;
  const { data } = useGetSearchCountsQuery({
    ...(keyword && { keyword }),
    ...(charge && { charge }),
    ...(tagId && { tagId }),
  });
  return data;
}
