import type { Shape } from '@cheese/slide-viewer/shapes/shape';
import { viewOnto } from './seeShape';
import { toShape, toWire } from './wireShape';

const line: Shape = {
  id: 'a',
  kind: 'freehand',
  colour: 'red',
  isMeasured: false,
  text: '肝板',
  points: [
    { x: 1.04, y: 2 },
    { x: 3, y: 4 },
  ],
};

it('is the same there and back, to a tenth of a pixel', () => {
  expect(toWire(line).points).toEqual([1, 2, 3, 4]);
  expect(toShape(toWire(line))).toEqual({
    ...line,
    points: [
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ],
  });
});

it('is thinned where somebody drew for long, from its first place to its last', () => {
  const points = Array.from({ length: 4_500 }, (_, x) => ({ x, y: 0 }));
  const wire = toWire({ ...line, points }).points;
  expect(wire.length / 2).toBeLessThanOrEqual(2_000);
  expect([wire[0], wire.at(-2)]).toEqual([0, 4_499]);
});

it('is looked at whole, as the slide lies', () => {
  const now = { x: 0, y: 0, scale: 0.01, angle: 37, isFlipped: true };
  const wide = {
    ...line,
    points: [
      { x: 0, y: 100 },
      { x: 3_200, y: 100 },
    ],
  };
  expect(viewOnto(wide, now)).toEqual({ ...now, x: 1_600, y: 100, scale: 0.1 });
  const place = { ...line, kind: 'point' as const, points: [{ x: 5, y: 6 }] };
  expect(viewOnto(place, now)).toEqual({ ...now, x: 5, y: 6, scale: 0.25 });
});
