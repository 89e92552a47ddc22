import { addSums, coveredSeconds, failedInRow, medianOf, passRateOf } from './insightFigures';

it.each([
  [[], null],
  [[5], 5],
  [[9, 1], 5],
  [[3, 9, 1], 3],
  [[1, 2, 3, 100], 2.5],
])('the median of %j is %s', (values, median) => {
  expect(medianOf(values)).toBe(median);
});

it.each([
  [[], 0],
  [[true], 0],
  [[false], 1],
  [[false, true, false, false], 2],
  [[false, false, true], 0],
])('%j are %d failed in a row', (passed, count) => {
  expect(failedInRow(passed)).toBe(count);
});

it('counts time once, however many windows are open', () => {
  const minute = (from: number, to: number) => ({ from: from * 60_000, to: to * 60_000 });
  expect(coveredSeconds([])).toBe(0);
  expect(coveredSeconds([minute(0, 10), minute(5, 8), minute(9, 12), minute(20, 21)])).toBe(780);
  expect(coveredSeconds([minute(3, 3)])).toBe(0);
});

it('has no rate where nothing is graded', () => {
  expect(passRateOf({ graded: 0, passed: 0 })).toBeNull();
  expect(passRateOf({ graded: 4, passed: 3 })).toBe(0.75);
});

it('adds every figure', () => {
  const one = {
    people: 1,
    active: 2,
    studiedS: 3,
    exams: 4,
    graded: 5,
    passed: 6,
    certificates: 7,
    risks: 8,
  };
  expect(Object.values(addSums([one, one]))).toEqual([2, 4, 6, 8, 10, 12, 14, 16]);
});
