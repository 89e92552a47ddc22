import {
  alphaOf,
  correlationOf,
  deviationOf,
  efficiencyOf,
  kurtosisOf,
  meanOf,
  medianOf,
  skewnessOf,
} from './examReport.figures';

// Worked out by hand and by the formulas of spreadsheets (SKEW, KURT, STDEV, CORREL).
const marks = [3, 4, 5, 2, 3, 4, 5, 6, 4, 7];

it('says what spreadsheets say', () => {
  expect(meanOf(marks)).toBeCloseTo(4.3, 10);
  expect(medianOf(marks)).toBe(4);
  expect(medianOf([1, 2, 3])).toBe(2);
  expect(deviationOf(marks)).toBeCloseTo(1.494434, 6);
  expect(skewnessOf(marks)).toBeCloseTo(0.359543, 6);
  expect(kurtosisOf(marks)).toBeCloseTo(-0.151799, 5);
  expect(correlationOf([1, 2, 3, 4], [2, 4, 5, 4])).toBeCloseTo(0.718185, 5);
});

it('says nothing where there is nothing to say', () => {
  expect([meanOf([]), medianOf([]), deviationOf([1]), skewnessOf([1, 1, 1, 1])]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(correlationOf([1, 1, 1], [1, 2, 3])).toBeNull();
});

it('is efficient where the same marks could not part people better', () => {
  expect(efficiencyOf([0, 0, 1, 1], [1, 2, 3, 4])).toBeCloseTo(1, 10);
  expect(efficiencyOf([0, 1, 0, 1], [1, 2, 3, 4])).toBeCloseTo(0.5, 10);
  expect(efficiencyOf([1, 1, 0, 0], [1, 2, 3, 4])).toBeCloseTo(-1, 10);
});

it('is consistent where all questions ask the same', () => {
  const same = [0, 1, 2, 3];
  const totals = same.map((one) => one * 3);
  expect(alphaOf([same, same, same], totals)).toBeCloseTo(1, 10);
  expect(alphaOf([same], same)).toBeNull();
});
