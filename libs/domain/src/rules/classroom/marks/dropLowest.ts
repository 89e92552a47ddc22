import { compare, type Fraction, minus, over, plus, sumOf } from './fraction';

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
  if (groups.every(({ items, wanted }) => Math.min(wanted, items.length - 1) < 1)) return new Set();
  const all = groups.flatMap(({ items }) => items);
  const whole = { value: plus(extra, valueOf(all)), worth: worthOf(all) };
  let dropped = farthestBehind(groups, over(whole.value, whole.worth));
  let best = ratioWithout(whole, dropped);
  for (;;) {
    dropped = farthestBehind(groups, best);
    const next = ratioWithout(whole, dropped);
    if (compare(next, best) <= 0) return dropped;
    best = next;
  }
}

const valueOf = (all: readonly Weighed[]) => sumOf(all.map(({ value }) => value));
const worthOf = (all: readonly Weighed[]) => sumOf(all.map(({ worth }) => worth));

function ratioWithout({ value, worth }: Weighed, gone: ReadonlySet<Weighed>): Fraction {
  const dropped = [...gone];
  return over(minus(value, valueOf(dropped)), minus(worth, worthOf(dropped)));
}

const farthestBehind = <One extends Weighed>(
  groups: readonly DropGroup<One>[],
  ratio: Fraction,
): ReadonlySet<One> =>
  new Set(
    groups.flatMap(({ items, wanted }) =>
      items
        .map((one) => ({ one, lead: leadOf(one, ratio) }))
        // Sorting is stable: the first of equals stays the first.
        .toSorted((one, other) => compare(one.lead, other.lead))
        .slice(0, Math.max(0, Math.min(wanted, items.length - 1)))
        .map(({ one }) => one),
    ),
  );

/** How far an item lies above `ratio`, times the ratio's bottom; never reduced, only compared. */
const leadOf = ({ value, worth }: Weighed, ratio: Fraction): Fraction => ({
  top: value.top * worth.bottom * ratio.bottom - ratio.top * worth.top * value.bottom,
  bottom: value.bottom * worth.bottom,
});
