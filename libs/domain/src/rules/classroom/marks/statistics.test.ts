import fc from 'fast-check';
import { markStatistics } from './statistics';

it('leaves out who has no mark', () => {
  expect(markStatistics([60, null, 80, 100], 2)).toEqual({
    count: 3,
    mean: 80,
    median: 80,
    spread: 16.33,
    lowest: 60,
    highest: 100,
  });
});

it('takes the mean of the two in the middle', () => {
  expect(markStatistics([90, 60, 70.5, 81], 2)?.median).toBe(75.75);
});

it('has no spread of one, and nothing of nobody', () => {
  expect(markStatistics([77.5], 1)).toMatchObject({ mean: 77.5, median: 77.5, spread: 0 });
  expect(markStatistics([null, null], 1)).toBeNull();
});

it('rounds each figure once, from exact sums', () => {
  // As doubles, 1.005 is below its half.
  expect(Math.round(1.005 * 100)).toBe(100);
  expect(markStatistics([1, 1.01], 2)).toMatchObject({ mean: 1.01, median: 1.01 });
  expect(markStatistics([1, 1, 2], 2)).toMatchObject({ mean: 1.33, spread: 0.47 });
});

it('agrees with doubles as far as they go', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1 }), (tenths) => {
      const marks = tenths.map((tenth) => tenth / 10);
      const mean = marks.reduce((sum, mark) => sum + mark, 0) / marks.length;
      const variance = marks.reduce((sum, mark) => sum + (mark - mean) ** 2, 0) / marks.length;
      const found = markStatistics(marks, 6);
      expect(found?.mean).toBeCloseTo(mean, 5);
      expect(found?.spread).toBeCloseTo(Math.sqrt(variance), 5);
    }),
    { seed: 36, numRuns: 200 },
  );
});
