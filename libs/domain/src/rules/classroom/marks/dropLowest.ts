import { compare, type Fraction, minus, over, plus, sumOf, times } from './fraction';

/** What an item brings, and how much of it is expected. */
export interface Weighed {
  value: Fraction;
  worth: Fraction;
}

/** Items of which `wanted` go; the last one never does. */
export interface DropGroup<One> {
  items: readonly One[];
  wanted: number;
}

/**
 * The items without which the percentage of all groups together is highest. Among items of unequal
 * worth these need not be those with the lowest percentages: 50 of 100 costs more than 0 of 1.
 * Following Kane and Kane, "Dropping Lowest Grades": with a percentage guessed, each item is judged
 * by how far it stays behind it, and what is left gives the next guess, until nothing improves. Of
 * items that stay equally far behind, the first goes.
 */
export function dropLowest<One extends Weighed>(
  groups: readonly DropGroup<One>[],
  extra: Fraction,
): ReadonlySet<One> {
  const all = groups.flatMap(({ items }) => items);
  if (groups.every(({ items, wanted }) => Math.min(wanted, items.length - 1) < 1)) return new Set();
  let dropped = farthestBehind(groups, ratioOf(all, extra));
  let best = ratioWithout(all, dropped, extra);
  for (;;) {
    dropped = farthestBehind(groups, best);
    const next = ratioWithout(all, dropped, extra);
    if (compare(next, best) <= 0) return dropped;
    best = next;
  }
}

const ratioOf = (all: readonly Weighed[], extra: Fraction) =>
  over(plus(extra, sumOf(all.map(({ value }) => value))), sumOf(all.map(({ worth }) => worth)));

const ratioWithout = (all: readonly Weighed[], gone: ReadonlySet<Weighed>, extra: Fraction) =>
  ratioOf(
    all.filter((one) => !gone.has(one)),
    extra,
  );

const farthestBehind = <One extends Weighed>(
  groups: readonly DropGroup<One>[],
  ratio: Fraction,
): ReadonlySet<One> =>
  new Set(
    groups.flatMap(({ items, wanted }) =>
      items
        .map((one) => ({ one, lead: minus(one.value, times(ratio, one.worth)) }))
        // Sorting is stable: the first of equals stays the first.
        .toSorted((one, other) => compare(one.lead, other.lead))
        .slice(0, Math.max(0, Math.min(wanted, items.length - 1)))
        .map(({ one }) => one),
    ),
  );
