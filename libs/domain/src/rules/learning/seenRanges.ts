/** A half-open range [from, to): seconds of a film, or pages counted from 1. */
export type Range = readonly [from: number, to: number];

/** Sorted, disjoint and without empty ranges. */
export function mergeRanges(...lists: readonly (readonly Range[])[]): [number, number][] {
  const merged: [number, number][] = [];
  const sorted = lists
    .flat()
    .filter(([from, to]) => to > from)
    .sort(([a], [b]) => a - b);
  for (const [from, to] of sorted) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

export const lengthOf = (ranges: readonly Range[]) =>
  ranges.reduce((sum, [from, to]) => sum + to - from, 0);

/** The ranges minus `others`, which must be sorted and disjoint. */
export function rangesBeyond(
  ranges: readonly Range[],
  known: readonly Range[],
): [number, number][] {
  return mergeRanges(ranges).flatMap((range) => beyond(range, known));
}

function beyond([from, to]: Range, known: readonly Range[]): [number, number][] {
  const left: [number, number][] = [];
  let at = from;
  for (const [start, end] of known) {
    if (end <= at) continue;
    if (start >= to) break;
    if (start > at) left.push([at, start]);
    at = end;
  }
  if (at < to) left.push([at, to]);
  return left;
}

/** The ranges clipped to the interval. */
export const rangesWithin = (ranges: readonly Range[], [from, to]: Range): [number, number][] =>
  mergeRanges(ranges.map(([a, b]) => [Math.max(a, from), Math.min(b, to)] as const));

/** The share seen, from 0 to 1; 0 if the whole is empty. */
export function shareSeen(seen: readonly Range[], whole: Range): number {
  const length = whole[1] - whole[0];
  return length > 0 ? lengthOf(rangesWithin(seen, whole)) / length : 0;
}
