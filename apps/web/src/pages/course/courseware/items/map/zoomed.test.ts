import fc from 'fast-check';
import { fitted, moved, zoomed } from './zoomed';

const frame = { width: 800, height: 600 };

it('keeps what lies under the point, as far as the frame is filled', () => {
  const near = zoomed(fitted, 2, { x: 400, y: 300 }, frame);
  expect(near).toEqual({ scale: 2, x: -400, y: -300 });
  expect(zoomed(near, 0.5, { x: 400, y: 300 }, frame)).toEqual(fitted);
});

it('never leaves the frame empty, nor goes beyond its ends', () => {
  const by = fc.double({ min: 0.1, max: 10, noNaN: true });
  const step = fc.record({
    x: fc.integer({ min: -2000, max: 2000 }),
    y: fc.integer({ min: -2000, max: 2000 }),
  });
  fc.assert(
    fc.property(fc.array(fc.tuple(by, step), { maxLength: 12 }), (steps) => {
      let look = fitted;
      for (const [zoom, at] of steps) look = moved(zoomed(look, zoom, at, frame), at, frame);
      expect(look.scale).toBeGreaterThanOrEqual(1);
      expect(look.scale).toBeLessThanOrEqual(12);
      expect(look.x).toBeLessThanOrEqual(0);
      expect(look.x + frame.width * look.scale).toBeGreaterThanOrEqual(frame.width - 0.001);
      expect(look.y + frame.height * look.scale).toBeGreaterThanOrEqual(frame.height - 0.001);
    }),
  );
});
