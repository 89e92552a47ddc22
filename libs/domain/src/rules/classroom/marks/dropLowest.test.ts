import fc from 'fast-check';
import { dropLowest } from './dropLowest';
import { compare, type Fraction, fractionOf, over, plus, sumOf, ZERO } from './fraction';

const weighed = (value: number, worth: number) => ({
  value: fractionOf(value),
  worth: fractionOf(worth),
});
type Weighed = ReturnType<typeof weighed>;

const ratioOf = (all: readonly Weighed[], extra: Fraction) =>
  over(plus(extra, sumOf(all.map(({ value }) => value))), sumOf(all.map(({ worth }) => worth)));

/** All ways to leave out `count`. */
function leavings(all: readonly Weighed[], count: number): Weighed[][] {
  const [first, ...rest] = all;
  if (count === 0 || first === undefined) return count === 0 ? [[...all]] : [];
  return [...leavings(rest, count - 1), ...leavings(rest, count).map((kept) => [first, ...kept])];
}

const bestOf = (all: readonly Weighed[], extra: Fraction, count: number): Fraction =>
  leavings(all, count)
    .map((kept) => ratioOf(kept, extra))
    .reduce((one, other) => (compare(one, other) >= 0 ? one : other));

const someItems = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 20 }))
    .map(([value, worth]) => weighed(Math.min(value, worth), worth)),
  { minLength: 1, maxLength: 7 },
);

it('finds the best of all ways to drop', () => {
  fc.assert(
    fc.property(
      someItems,
      fc.integer({ min: 0, max: 4 }),
      fc.integer({ min: 0, max: 15 }),
      (all, wanted, extraPoints) => {
        const extra = fractionOf(extraPoints);
        const { kept, dropped } = dropLowest(all, extra, wanted);
        const count = Math.min(wanted, all.length - 1);
        expect(dropped).toHaveLength(count);
        expect(all.filter((one) => !dropped.includes(one))).toEqual(kept);
        expect(ratioOf(kept, extra)).toEqual(bestOf(all, extra, count));
        expect(compare(ratioOf(kept, extra), ratioOf(all, extra))).toBeGreaterThanOrEqual(0);
      },
    ),
    { seed: 36, numRuns: 600 },
  );
});

it('drops what costs the category most, not the lowest percentage', () => {
  const [tiny, large, good] = [weighed(0, 1), weighed(50, 100), weighed(90, 100)];
  expect(dropLowest([tiny, large, good], ZERO, 1).dropped).toEqual([large]);
});

it('does not drop one after the other: of two, neither need be the one that goes alone', () => {
  const all = [weighed(4, 4), weighed(0, 1), weighed(3, 5), weighed(3, 5)];
  expect(dropLowest(all, ZERO, 1).dropped).toEqual([all[1]]);
  // 4 of 5 is left; without the 0 of 1 it would be 7 of 9.
  expect(dropLowest(all, ZERO, 2).dropped).toEqual([all[2], all[3]]);
});

it.each([1, 2, 9])('never drops the last one when %d are to go', (wanted) => {
  const only = weighed(3, 10);
  expect(dropLowest([only], ZERO, wanted)).toEqual({ kept: [only], dropped: [] });
  expect(dropLowest([only, weighed(5, 10)], ZERO, wanted).kept).toHaveLength(1);
  expect(dropLowest([], ZERO, wanted)).toEqual({ kept: [], dropped: [] });
});

it('drops the first of equals', () => {
  const all = [weighed(5, 10), weighed(5, 10), weighed(5, 10)];
  expect(dropLowest(all, ZERO, 1).kept).toEqual(all.slice(1));
  expect(dropLowest(all, ZERO, 1).dropped[0]).toBe(all[0]);
});
