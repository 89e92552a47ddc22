import fc from 'fast-check';
import { fits, placeGap, puzzleSize } from './puzzle';

const aRandom = fc.double({ min: 0, max: 0.999_999, noNaN: true }).map((value) => () => value);

describe('placeGap', () => {
  it('keeps the whole piece, ears included, inside the picture', () => {
    fc.assert(
      fc.property(aRandom, (random) => {
        const { x, y } = placeGap(random);
        const { width, height, piece, ear } = puzzleSize;
        expect(x + piece + ear).toBeLessThanOrEqual(width);
        expect(y - ear).toBeGreaterThanOrEqual(0);
        expect(y + piece).toBeLessThanOrEqual(height);
      }),
    );
  });

  it('leaves room to slide: the piece at the start never covers the gap', () => {
    fc.assert(
      fc.property(aRandom, (random) => {
        expect(placeGap(random).x).toBeGreaterThan(puzzleSize.piece + puzzleSize.ear);
      }),
    );
  });
});

describe('fits', () => {
  const gap = { x: 120, y: 40 };

  it.each([
    [120, true],
    [124.9, true],
    [115.1, true],
    [125, false],
    [115, false],
    [0, false],
  ])('a piece let go at %d: %s', (left, expected) => {
    expect(fits(gap, left)).toBe(expected);
  });
});
