import { useGetSearchCountsQuery } from '@cheese/api-client/front/search';
import type { SearchAsked } from './searchAddress';

/** Asks how much was found of each type; whoever asks for the same is answered together. */
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
