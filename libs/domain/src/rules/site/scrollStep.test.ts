import fc from 'fast-check';
import { scrollStep, showsBackToTop } from './scrollStep';

it('offers the way to the top after more than 600 px', () => {
  expect(showsBackToTop(600)).toBe(false);
  expect(showsBackToTop(601)).toBe(true);
});

it.each([
  [1000, 920],
  [80, 0],
  [30, 0],
  [0, 0],
])('comes from %d to %d', (scrolled, next) => {
  expect(scrollStep(scrolled)).toBe(next);
});

it('always arrives', () => {
  fc.assert(
    fc.property(fc.nat(100_000), (start) => {
      let steps = 0;
      for (let at = start; at > 0; at = scrollStep(at)) steps += 1;
      expect(steps).toBe(Math.ceil(start / 80));
    }),
  );
});
