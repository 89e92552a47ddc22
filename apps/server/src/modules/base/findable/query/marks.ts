import type { Item } from '../index/item';
import type { Pattern } from './pattern';

/** From one place in an item's signs up to, and not with, another. */
export interface Place {
  from: number;
  to: number;
}

/** Matches in a part of an item; touching or overlapping ones are merged. */
export function marksIn(item: Item, patterns: readonly Pattern[], within: Place): Place[] {
  const found = patterns.flatMap((pattern) => placesOf(pattern, item, within));
  return merged(found.sort((a, b) => a.from - b.from)).map(({ from, to }) => ({
    from: from - within.from,
    to: to - within.from,
  }));
}

function placesOf(pattern: Pattern, item: Item, within: Place): Place[] {
  const places: Place[] = [];
  let from = pattern.find(item, within.from);
  while (from >= 0 && from + pattern.length <= within.to) {
    places.push({ from, to: from + pattern.length });
    from = pattern.find(item, from + pattern.length);
  }
  return places;
}

function merged(places: readonly Place[]): Place[] {
  const apart: Place[] = [];
  for (const place of places) {
    const last = apart.at(-1);
    if (last && place.from <= last.to) last.to = Math.max(last.to, place.to);
    else apart.push({ ...place });
  }
  return apart;
}
