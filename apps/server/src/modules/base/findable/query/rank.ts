import type { Item } from '../index/item';

/** Column-oriented, because allocating a hundred thousand small objects would be slower. */
export interface Hits {
  /** Ties are ordered by this list; weights are compared within a kind only. */
  kinds: readonly string[];
  items: Item[];
  numbers: number[];
  /** The places of what is inside of them. */
  within: (number | undefined)[];
  met: number[];
  scores: number[];
}

/** Below 0 where the one comes before the other. */
function byRank({ kinds, items, met, scores }: Hits, one: number, other: number): number {
  const byWords = (met[other] ?? 0) - (met[one] ?? 0);
  if (byWords !== 0) return byWords;
  const byScore = (scores[other] ?? 0) - (scores[one] ?? 0);
  if (byScore !== 0) return byScore;
  const [a, b] = [items[one], items[other]];
  if (!a || !b) return 0;
  const byKind = a.kind === b.kind ? 0 : kinds.indexOf(a.kind) - kinds.indexOf(b.kind);
  return byKind || b.weight - a.weight || b.id - a.id;
}

/** Up to this page size the best are selected without sorting all hits. */
const FEW_ASKED = 200;

/** The places of the best, the best first. */
export function firstOf(hits: Hits, count: number, type?: number): number[] {
  const places: number[] = [];
  // Among equals the newest are the best: from the end, few of those who come have to be put in.
  for (let at = hits.items.length - 1; at >= 0; at--)
    if (type === undefined || hits.items[at]?.type === type) places.push(at);
  if (count > FEW_ASKED || places.length <= count)
    return places.sort((a, b) => byRank(hits, a, b)).slice(0, count);
  const best: number[] = [];
  for (const at of places) {
    const last = best.at(-1);
    if (best.length === count && last !== undefined && byRank(hits, at, last) >= 0) continue;
    best.splice(placeAmong(hits, best, at), 0, at);
    if (best.length > count) best.pop();
  }
  return best;
}

function placeAmong(hits: Hits, best: readonly number[], at: number): number {
  let [low, high] = [0, best.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (byRank(hits, best[middle] ?? 0, at) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
