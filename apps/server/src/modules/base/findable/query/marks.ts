import type { Item } from '../index/item';
import type { Pattern, Place } from './pattern';

/** Where patterns stand in a part of an item; what touches or overlaps is one mark. */
export function marksIn(item: Item, patterns: readonly Pattern[], within: Place): Place[] {
  const found = patterns.flatMap((pattern) => placesOf(pattern, item, within));
  return merged(found.sort((a, b) => a.from - b.from)).map(({ from, to }) => ({
    from: from - within.from,
    to: to - within.from,
  }));
}

function placesOf(pattern: Pattern, item: Item, within: Place): Place[] {
  const places: Place[] = [];
  let place = pattern.placeIn(item, within.from);
  while (place && place.to <= within.to) {
    places.push(place);
    place = pattern.placeIn(item, place.to);
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
