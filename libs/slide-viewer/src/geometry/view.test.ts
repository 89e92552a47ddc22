import fc from 'fast-check';
import {
  dialOf,
  flipped,
  isFar,
  moved,
  pinched,
  toScreen,
  toSlide,
  turned,
  turnedTo,
  type View,
  wholeTurn,
  wholeView,
  zoomedTo,
} from './view';

const frame = { width: 800, height: 600 };
const angles = [0, 37, 90, 200];
const scales = [0.01, 0.37, 4];
const views: View[] = angles.flatMap((angle) =>
  scales.flatMap((scale) =>
    [false, true].map((isFlipped) => ({ x: 31_234.5, y: 20_001, scale, angle, isFlipped })),
  ),
);
const base: View = { x: 100, y: 100, scale: 2, angle: 0, isFlipped: false };

function near(one: { x: number; y: number }, other: { x: number; y: number }) {
  expect(one.x).toBeCloseTo(other.x, 5);
  expect(one.y).toBeCloseTo(other.y, 5);
}

describe.each(views)('at $angle degrees, $scale times, mirrored: $isFlipped', (view) => {
  it('finds the way from the screen to the slide and back', () => {
    for (const x of [0, 1, 399.5, 800]) {
      for (const y of [0, 17, 600]) {
        near(toScreen(view, frame)(toSlide(view, frame)({ x, y })), { x, y });
      }
    }
  });

  it('shows its own place in the middle', () => {
    near(toScreen(view, frame)(view), { x: 400, y: 300 });
  });

  it('keeps the place under the pointer where it is while it zooms', () => {
    const at = { x: 130, y: 510 };
    const place = toSlide(view, frame)(at);
    near(toScreen(zoomedTo(view, frame, view.scale * 3, at), frame)(place), at);
  });

  it('moves with the hand', () => {
    const place = toSlide(view, frame)({ x: 200, y: 200 });
    near(toScreen(moved(view, frame, 30, -12), frame)(place), { x: 230, y: 188 });
  });

  it('turns as it is seen, about the middle', () => {
    const place = toSlide(view, frame)({ x: 500, y: 300 });
    near(toScreen(turned(view, 90), frame)(place), { x: 400, y: 400 });
  });

  it.each(['across', 'over'] as const)('mirrors what is seen: %s, and keeps the dial', (way) => {
    const other = flipped(view, way);
    expect(dialOf(other)).toBeCloseTo(dialOf(view), 6);
    const quarter = Math.round(dialOf(view) / 90) * 90;
    const lies = (seen: View) => toScreen(turnedTo(seen, quarter), frame);
    const place = toSlide(turnedTo(view, quarter), frame)({ x: 500, y: 350 });
    near(lies(other)(place), way === 'across' ? { x: 300, y: 350 } : { x: 500, y: 250 });
  });

  it('lies as before after both exchanges, twice', () => {
    const both = (seen: View) => flipped(flipped(seen, 'across'), 'over');
    expect(dialOf(both(view))).toBeCloseTo(dialOf(view), 6);
    expect(both(both(view))).toEqual(view);
  });

  it('holds under two fingers what was under them', () => {
    const before = [
      { x: 300, y: 300 },
      { x: 500, y: 300 },
    ] as const;
    const after = [
      { x: 350, y: 200 },
      { x: 350, y: 500 },
    ] as const;
    const other = pinched(view, frame, before, after);
    before.forEach((finger, i) => {
      near(toScreen(other, frame)(toSlide(view, frame)(finger)), after[i] ?? finger);
    });
  });

  it('is turned to what the dial says', () => {
    expect(dialOf(turnedTo(view, 123))).toBeCloseTo(123, 6);
  });
});

describe('a view', () => {
  it('turns clockwise: what lay on the right lies below', () => {
    near(toScreen({ ...base, angle: 90 }, frame)({ x: 110, y: 100 }), { x: 400, y: 320 });
  });

  it('is mirrored after it was turned', () => {
    const view = { ...base, angle: 90, isFlipped: true };
    near(toScreen(view, frame)({ x: 110, y: 100 }), { x: 400, y: 320 });
    near(toScreen(view, frame)({ x: 100, y: 110 }), { x: 420, y: 300 });
  });

  it('shows the whole slide in any frame', () => {
    const slide = { width: 60_000, height: 40_000 };
    expect(wholeView(slide, frame).scale).toBeCloseTo(800 / 60_000);
    expect(wholeView(slide, { width: 300, height: 100 }).scale).toBe(100 / 40_000);
  });

  it('does not jump where both fingers lie on one place', () => {
    const one = { x: 10, y: 10 };
    expect(pinched(base, frame, [one, one], [one, one])).toEqual(base);
  });
});

it.each([
  ['a neighbour', { x: 700 }, false],
  ['the other end of the slide', { x: 30_000 }, true],
  ['the same from the overview', { x: 30_000, scale: 0.01 }, false],
  ['a corner of an overview', { x: 30_000, scale: 0.05 }, true],
])('goes over to %s step by step, where it is near', (_, to, far) => {
  expect(isFar(base, { ...base, ...to }, frame)).toBe(far);
  expect(isFar({ ...base, ...to }, base, frame)).toBe(far);
});

it('keeps any angle within a turn', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), (angle) => {
      expect(wholeTurn(angle)).toBeGreaterThanOrEqual(0);
      expect(wholeTurn(angle)).toBeLessThan(360);
    }),
  );
});
