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

const best = (ways: readonly Weighed[][], extra: Fraction): Fraction =>
  ways
    .map((kept) => ratioOf(kept, extra))
    .reduce((one, other) => (compare(one, other) >= 0 ? one : other));

const someItems = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 20 }))
    .map(([value, worth]) => weighed(Math.min(value, worth), worth)),
  { minLength: 1, maxLength: 7 },
);

const drop = (items: readonly Weighed[], wanted: number) => dropLowest([{ items, wanted }], ZERO);
const extras = fc.integer({ min: 0, max: 15 }).map(fractionOf);

it('finds the best of all ways to drop', () => {
  fc.assert(
    fc.property(someItems, fc.integer({ min: 0, max: 4 }), extras, (items, wanted, extra) => {
      const dropped = dropLowest([{ items, wanted }], extra);
      const kept = items.filter((one) => !dropped.has(one));
      const count = Math.min(wanted, items.length - 1);
      expect(kept).toHaveLength(items.length - count);
      expect(ratioOf(kept, extra)).toEqual(best(leavings(items, count), extra));
      expect(compare(ratioOf(kept, extra), ratioOf(items, extra))).toBeGreaterThanOrEqual(0);
    }),
    { seed: 36, numRuns: 600 },
  );
});

it('finds the best of all ways to drop from two groups at once', () => {
  fc.assert(
    fc.property(someItems, someItems, extras, (one, other, extra) => {
      const groups = [one, other].map((items) => ({ items, wanted: 2 }));
      const dropped = dropLowest(groups, extra);
      const [first = [], second = []] = groups.map(({ items }) =>
        leavings(items, Math.min(2, items.length - 1)),
      );
      const ways = first.flatMap((left) => second.map((right) => [...left, ...right]));
      const kept = [...one, ...other].filter((item) => !dropped.has(item));
      expect(kept).toHaveLength(ways[0]?.length ?? 0);
      expect(ratioOf(kept, extra)).toEqual(best(ways, extra));
    }),
    { seed: 36, numRuns: 200 },
  );
});

it('drops what costs most, not the lowest percentage', () => {
  const [tiny, large, good] = [weighed(0, 1), weighed(50, 100), weighed(90, 100)];
  expect([...drop([tiny, large, good], 1)]).toEqual([large]);
});

it('does not drop one after the other: of two, neither need be the one that goes alone', () => {
  const all = [weighed(4, 4), weighed(0, 1), weighed(3, 5), weighed(3, 5)];
  expect([...drop(all, 1)]).toEqual([all[1]]);
  // 4 of 5 is left; without the 0 of 1 it would be 7 of 9.
  expect([...drop(all, 2)]).toEqual([all[2], all[3]]);
});

it.each([1, 2, 9])('never drops the last one when %d are to go', (wanted) => {
  expect(drop([weighed(3, 10)], wanted).size).toBe(0);
  expect(drop([weighed(3, 10), weighed(5, 10)], wanted).size).toBe(1);
  expect(drop([], wanted).size).toBe(0);
});

it('drops the first of equals', () => {
  const all = [weighed(5, 10), weighed(5, 10), weighed(5, 10)];
  expect([...drop(all, 1)][0]).toBe(all[0]);
});
