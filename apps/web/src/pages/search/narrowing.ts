import { isNarrowed } from '../../features/commodity/listing/listing';
import { majorHint } from '../../features/commodity/listing/listingTexts';
import { texts } from './texts';
import type { SearchAsked } from './searchAddress';

/** Limits on the results besides the keyword: filters in the address, or the chosen major. */
export type Narrowing = 'conditions' | 'major' | 'nothing';

type NarrowedSearch = Pick<SearchAsked, 'listing'> & { courseType?: SearchAsked['courseType'] };

export function narrowingOf(
  { listing, courseType }: NarrowedSearch,
  major: number | undefined,
): Narrowing {
  if (isNarrowed(listing) || courseType !== undefined) return 'conditions';
  return major === undefined ? 'nothing' : 'major';
}

export const hints: Record<Narrowing, string> = {
  conditions: texts.hintHere,
  major: majorHint,
  nothing: texts.hint,
};
