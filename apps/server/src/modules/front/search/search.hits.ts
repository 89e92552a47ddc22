import type { SearchType } from '@cheese/domain/codes/front/searchTypes';
import type { Answers } from '@cheese/domain/contract/call';
import type { SearchContract as C } from '@cheese/domain/contract/front/search';
import type { Found, Hit } from '../../base/findable/query/find';
import { marksIn } from '../../base/findable/query/marks';

/** Why a hit was found: what of its title and of its text is marked, and which words it has not. */
export function shown(found: Found | null, hit: Hit | undefined, text: string) {
  if (!found || !hit) return { title: [], text: [], missed: [] };
  const { item } = hit;
  const [titleEnd = 0, , , partsEnd = 0] = item.ends;
  const from = partsEnd + 1;
  return {
    title: marksIn(item, found.patterns, { from: 0, to: titleEnd }),
    text: marksIn(item, found.patterns, { from, to: from + text.length }),
    missed: found.missed(hit),
  };
}

/** True if there is a filter or sort order besides the type. */
export const isNarrowed = ({ sort, ...narrowing }: object & { sort?: number | undefined }) =>
  (sort ?? 1) !== 1 ||
  Object.values(narrowing).some((value) => value !== undefined && !isEmpty(value));

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

/** Hits as suggestions. */
export const titlesOf = (
  found: Found | null,
  hits: readonly Hit[] = [],
): Answers<C['suggestions']> =>
  hits.map((hit) => ({
    text: hit.item.title,
    type: hit.item.type as SearchType,
    marks: shown(found, hit, '').title,
  }));
