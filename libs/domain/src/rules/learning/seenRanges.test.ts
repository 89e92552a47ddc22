import fc from 'fast-check';
import {
  lengthOf,
  mergeRanges,
  type Range,
  rangesBeyond,
  rangesWithin,
  shareSeen,
} from './seenRanges';

const range = fc.tuple(fc.nat(60), fc.nat(60));
const ranges = fc.array(range, { maxLength: 12 });

/** All whole numbers within the ranges. */
const pointsOf = (list: readonly Range[]) =>
  new Set(
    list.flatMap(([from, to]) =>
      Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n),
    ),
  );

it('joins what touches and overlaps', () => {
  expect(
    mergeRanges(
      [
        [30, 60],
        [0, 10],
      ],
      [
        [10, 12],
        [50, 70],
        [80, 80],
      ],
    ),
  ).toEqual([
    [0, 12],
    [30, 70],
  ]);
});

it('holds each second once, in order and apart', () => {
  fc.assert(
    fc.property(ranges, ranges, (a, b) => {
      const merged = mergeRanges(a, b);
      expect(pointsOf(merged)).toEqual(new Set([...pointsOf([...a, ...b])].sort((x, y) => x - y)));
      expect(lengthOf(merged)).toBe(pointsOf([...a, ...b]).size);
      for (const [at, [from]] of merged.entries()) {
        if (at > 0) expect(from).toBeGreaterThan(merged[at - 1]![1]);
      }
    }),
  );
});

it('changes nothing the second time', () => {
  fc.assert(
    fc.property(ranges, ranges, (a, b) => {
      const once = mergeRanges(a, b);
      expect(mergeRanges(once, b)).toEqual(once);
      expect(mergeRanges(b, a)).toEqual(once);
    }),
  );
});

it('knows what is new', () => {
  fc.assert(
    fc.property(ranges, ranges, (told, before) => {
      const known = mergeRanges(before);
      const left = pointsOf(rangesBeyond(told, known));
      const wanted = [...pointsOf(told)].filter((point) => !pointsOf(known).has(point));
      expect([...left].sort()).toEqual(wanted.sort());
    }),
  );
});

it('cuts off what lies outside', () => {
  expect(
    rangesWithin(
      [
        [-5, 3],
        [8, 20],
      ],
      [0, 10],
    ),
  ).toEqual([
    [0, 3],
    [8, 10],
  ]);
});

it.each<[Range[], Range, number]>([
  [[], [0, 10], 0],
  [[[0, 9]], [0, 10], 0.9],
  [[[0, 900]], [0, 10], 1],
  [[[1, 4]], [1, 5], 0.75],
  [[[0, 5]], [0, 0], 0],
])('of %j in %j the share %d was seen', (seen, whole, share) =>
  expect(shareSeen(seen, whole)).toBe(share),
);
