import { makePace, secondsLeft } from './pace';

it('tells how fast it goes from the last seconds alone', () => {
  const pace = makePace();
  expect(pace.see(0, 0)).toBeNull();
  expect(pace.see(1_000, 500)).toBeNull();
  expect(pace.see(4_000, 2_000)).toBe(2_000);
  expect(pace.see(4_000, 10_500)).toBeNull();
  expect(pace.see(6_000, 12_500)).toBe(1_000);
});

it('tells how long the rest takes, where it can', () => {
  expect(secondsLeft(1_000, 100)).toBe(10);
  expect(secondsLeft(1_000, null)).toBeNull();
  expect(secondsLeft(1_000, 0)).toBeNull();
});
