import { rateOf } from './usePressing';

it('counts by the minute, from the last presses', () => {
  expect(rateOf([])).toBeNull();
  expect(rateOf([100])).toBeNull();
  expect(rateOf([0, 545, 1090, 1635])).toBe(110);
  expect(rateOf([0, 5_000, 5_500, 6_000, 6_500, 7_000, 7_500])).toBe(120);
});
