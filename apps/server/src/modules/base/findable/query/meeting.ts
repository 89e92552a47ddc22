import type { FindableIndex } from '../index/findableIndex';
import { type Item, TEXT_WORTH, worthOf } from '../index/item';
import type { Segment } from '../index/segment';
import { isLatin } from '../reading/plain';
import type { Pattern, Place } from './pattern';

/** How well each item of an index meets something, by its number; 0 is not at all. */
export type Strengths = Uint8Array;

/** Called for each item that meets a pattern, until it says that it has enough. */
type OnMet = (number: number, item: Item, place: Place) => boolean | void;

export function eachMeeting(index: FindableIndex, pattern: Pattern, onMet: OnMet) {
  let base = 0;
  for (const segment of index.segments) {
    if (meetInSegment(segment, base, pattern, onMet)) return;
    base += segment.items.length;
  }
}

function meetInSegment(segment: Segment, base: number, pattern: Pattern, onMet: OnMet): boolean {
  // Without a pair in it, such as a single sign: everybody may have it.
  const some = pattern.grams.length > 0 ? segment.withAll(pattern.grams) : null;
  const count = some?.length ?? segment.items.length;
  for (let at = 0; at < count; at++) {
    const number = some ? (some[at] ?? 0) : at;
    const item = segment.items[number];
    if (!item || segment.gone[number] === 1) continue;
    const place = pattern.placeIn(item);
    if (place && onMet(base + number, item, place) === true) return true;
  }
  return false;
}

/** Whether anybody meets it in a place that is worth more than this. */
export function isMet(index: FindableIndex, pattern: Pattern, moreThan = 0): boolean {
  let met = false;
  eachMeeting(index, pattern, (_number, item, { from, to }) => {
    met = worthOf(item, from, to) > moreThan;
    return met;
  });
  return met;
}

/** Adds to the strengths how well this pattern is met, where that is better. */
export function meet(index: FindableIndex, pattern: Pattern, into: Strengths) {
  eachMeeting(index, pattern, (number, item, place) => {
    const worth = Math.round(placeWorth(item, place) * pattern.share);
    if (worth > (into[number] ?? 0)) into[number] = worth;
  });
}

/** Letters in the middle of another word are rarely meant. */
function placeWorth(item: Item, { from, to }: Place): number {
  const { signs } = item;
  const isInside = isLatin(signs.charAt(from)) && from > 0 && /[a-z]/.test(signs.charAt(from - 1));
  return isInside && /[a-z]/.test(signs.charAt(from)) ? TEXT_WORTH / 2 : worthOf(item, from, to);
}
