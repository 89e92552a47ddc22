import fc from 'fast-check';
import { toScreen, toSlide, type View } from '../geometry/view';
import { lockedByHand } from './byHand';
import { fitPairs } from './fitPairs';
import { carried, type Likeness, likenessOf, reversed, viewThere } from './likeness';

const frame = { width: 700, height: 500 };
/** Evenly: doubles would mostly be next to nothing. */
const number = (min: number, max: number) =>
  fc.integer({ min: 0, max: 100_000 }).map((part) => min + ((max - min) * part) / 100_000);
const views = fc.record({
  x: number(0, 60_000),
  y: number(0, 40_000),
  scale: number(0.01, 4),
  angle: number(0, 360),
  isFlipped: fc.boolean(),
});
const places = fc.record({ x: number(0, 700), y: number(0, 500) });

const sameOn = (one: View, other: View, likeness: Likeness, at: { x: number; y: number }) => {
  const place = toSlide(one, frame)(at);
  const there = toScreen(other, frame)(carried(likeness, place));
  expect(Math.hypot(there.x - at.x, there.y - at.y)).toBeLessThan(0.01);
};

describe('two slides as they lie', () => {
  it('show the same places at the same places of the screen from then on', () => {
    fc.assert(
      fc.property(views, views, views, places, (here, there, later, at) => {
        const likeness = likenessOf(here, there);
        sameOn(here, there, likeness, at);
        sameOn(later, viewThere(later, likeness), likeness, at);
      }),
    );
  });

  it('go back the way they came', () => {
    fc.assert(
      fc.property(views, views, (here, there) => {
        const likeness = likenessOf(here, there);
        const back = carried(reversed(likeness), carried(likeness, { x: 123, y: 456 }));
        expect(back.x).toBeCloseTo(123, 3);
        expect(back.y).toBeCloseTo(456, 3);
      }),
    );
  });
});

describe('a lock by hand', () => {
  const here = { x: 1000, y: 2000, scale: 0.5, angle: 10, isFlipped: false };
  const there = { x: 300, y: 400, scale: 2, angle: 30, isFlipped: false };

  it('makes micrometres equal, and keeps the angle between both', () => {
    const likeness = lockedByHand(
      { view: here, mpp: 0.25, objective: 40 },
      { view: there, mpp: 0.5, objective: 20 },
    );
    const view = viewThere({ ...here, angle: 50 }, likeness);
    expect(view.scale).toBeCloseTo(1);
    expect(view.angle).toBeCloseTo(70);
    expect(view.x).toBeCloseTo(300);
    expect(view.y).toBeCloseTo(400);
  });

  it('takes them as large as they are seen where a resolution is not known', () => {
    const likeness = lockedByHand(
      { view: here, mpp: null, objective: 40 },
      { view: there, mpp: 0.5, objective: 20 },
    );
    expect(viewThere({ ...here, scale: 1 }, likeness).scale).toBeCloseTo(4);
  });
});

describe('three pairs of places', () => {
  const here = [
    { x: 100, y: 100 },
    { x: 900, y: 150 },
    { x: 400, y: 800 },
  ];

  it.each([false, true])('find the likeness that made them, mirrored: %p', (isMirrored) => {
    const likeness = { re: 0.8, im: -1.1, x: 5000, y: -300, isMirrored };
    const fit = fitPairs(here.map((place) => [place, carried(likeness, place)] as const));
    expect(fit?.offBy).toBeCloseTo(0, 6);
    expect(fit?.likeness.isMirrored).toBe(isMirrored);
    expect(fit?.likeness.re).toBeCloseTo(0.8);
    expect(fit?.likeness.im).toBeCloseTo(-1.1);
    expect(fit?.likeness.x).toBeCloseTo(5000);
    expect(fit?.likeness.y).toBeCloseTo(-300);
  });

  it('are told how far off they are', () => {
    const off = here.map(
      ({ x, y }, i) =>
        [
          { x, y },
          { x: x + (i === 0 ? 30 : 0), y },
        ] as const,
    );
    const fit = fitPairs(off);
    expect(fit?.offBy).toBeGreaterThan(5);
    expect(fit?.offBy).toBeLessThan(30);
  });

  it('say nothing when they are one place', () => {
    const one = { x: 5, y: 5 };
    expect(
      fitPairs([
        [one, one],
        [one, one],
        [one, one],
      ]),
    ).toBeNull();
    expect(fitPairs([])).toBeNull();
  });

  it('do not lay a slide on its face where they stand in a line', () => {
    const line = [0, 50, 100].map(
      (x) =>
        [
          { x, y: 0 },
          { x: x * 2, y: 7 },
        ] as const,
    );
    expect(fitPairs(line)?.likeness.isMirrored).toBe(false);
  });
});
