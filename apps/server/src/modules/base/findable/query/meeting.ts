import type { FindableIndex } from '../index/findableIndex';
import type { Item } from '../index/item';
import { numberIn, type Segment, standingIn } from '../index/segment';
import { TEXT_SCORE, matchScoreOf, fieldScoreOf } from '../index/score';
import type { Pattern } from './pattern';

/** Match strength of each item, by number; 0 is no match. */
export type Strengths = Uint8Array;

/** Adds to the strengths how well this pattern is met, where that is better. */
export function meet(index: FindableIndex, pattern: Pattern, into: Strengths) {
  if (!index.mayHave(pattern.grams)) return;
  let base = 0;
  for (const segment of index.segments) {
    const postings = segment.withAll(pattern.grams);
    for (let at = 0; at < postings.length; at++) {
      const posting = postings[at] ?? 0;
      const number = numberIn(posting);
      if (segment.gone[number] === 1) continue;
      const worth = Math.round(worthIn(segment, posting, pattern) * pattern.share);
      if (worth > (into[base + number] ?? 0)) into[base + number] = worth;
    }
    base += segment.items.length;
  }
}

function worthIn({ items }: Segment, posting: number, pattern: Pattern): number {
  const item = items[numberIn(posting)];
  if (pattern.isDecided) return fieldScoreOf(standingIn(posting), item, pattern.length);
  const at = item ? pattern.find(item, 0) : -1;
  return item && at >= 0 ? placeWorth(item, at, pattern.length) : 0;
}

/** Letters in the middle of another word are rarely meant. */
function placeWorth(item: Item, at: number, length: number): number {
  const { signs } = item;
  const isInside =
    at > 0 && isLetterCode(signs.charCodeAt(at)) && isLetterCode(signs.charCodeAt(at - 1));
  return isInside ? TEXT_SCORE / 2 : matchScoreOf(item, at, length);
}

const isLetterCode = (code: number) => code >= 97 && code <= 122;

/** True if any item matches in a field worth more than this. */
export function isMet(index: FindableIndex, pattern: Pattern, moreThan = 0): boolean {
  if (!index.mayHave(pattern.grams)) return false;
  return index.segments.some((segment) =>
    segment
      .withAll(pattern.grams)
      .some(
        (posting) =>
          segment.gone[numberIn(posting)] === 0 && worthIn(segment, posting, pattern) > moreThan,
      ),
  );
}

/** Called for each item that meets a pattern and where, until it says that it has enough. */
export function eachMeeting(
  index: FindableIndex,
  pattern: Pattern,
  onMet: (item: Item, from: number) => boolean,
) {
  if (!index.mayHave(pattern.grams)) return;
  for (const segment of index.segments) {
    for (const posting of segment.withAll(pattern.grams)) {
      const number = numberIn(posting);
      const item = segment.gone[number] === 1 ? undefined : segment.items[number];
      const at = item ? pattern.find(item, 0) : -1;
      if (item && at >= 0 && onMet(item, at)) return;
    }
  }
}
