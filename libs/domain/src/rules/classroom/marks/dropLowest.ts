import { compare, type Fraction, minus, over, plus, sumOf, times } from './fraction';

/** What an item brings, and how much of it is expected. */
export interface Weighed {
  value: Fraction;
  worth: Fraction;
}

interface Split<One> {
  kept: One[];
  dropped: One[];
}

/**
 * Drops those `wanted` items without which the category's percentage is highest; never the last
 * one. Among items of unequal worth these need not be those with the lowest percentages: 50 of 100
 * costs more than 0 of 1. Following Kane and Kane, "Dropping Lowest Grades": with the best
 * percentage guessed, each item is judged by how far it stays behind it, and what is left gives the
 * next guess, until nothing improves. Of items that stay equally far behind, the first goes.
 */
export function dropLowest<One extends Weighed>(
  all: readonly One[],
  extra: Fraction,
  wanted: number,
): Split<One> {
  const count = Math.min(wanted, all.length - 1);
  if (count < 1) return { kept: [...all], dropped: [] };
  let best = ratioOf(all, extra);
  for (;;) {
    const split = splitBy(all, best, count);
    const next = ratioOf(split.kept, extra);
    if (compare(next, best) <= 0) return split;
    best = next;
  }
}

const ratioOf = (all: readonly Weighed[], extra: Fraction) =>
  over(plus(extra, sumOf(all.map(({ value }) => value))), sumOf(all.map(({ worth }) => worth)));

function splitBy<One extends Weighed>(all: readonly One[], ratio: Fraction, count: number) {
  const lead = new Map(all.map((one) => [one, minus(one.value, times(ratio, one.worth))] as const));
  // Sorting is stable: the first of equals stays the first.
  const ordered = [...lead].toSorted(([, one], [, other]) => compare(one, other));
  const dropped = new Set(ordered.slice(0, count).map(([one]) => one));
  return {
    kept: all.filter((one) => !dropped.has(one)),
    dropped: all.filter((one) => dropped.has(one)),
  };
}
