import { toScreen } from '@cheese/slide-viewer/geometry/view';
import { transformOf } from './heat';

const frame = { width: 800, height: 600 };

it.each([
  [0, false],
  [37, false],
  [90, true],
  [200, true],
])('at %i degrees, flipped %s, the heat lies where the slide does', (angle, isFlipped) => {
  const view = { x: 1200, y: 700, scale: 0.4, angle, isFlipped };
  const [a, b, c, d, e, f] = transformOf(view, frame, 2);
  const place = { x: 1900, y: 100 };
  const there = toScreen(view, frame)(place);
  expect((a * place.x + c * place.y + e) / 2).toBeCloseTo(there.x);
  expect((b * place.x + d * place.y + f) / 2).toBeCloseTo(there.y);
});
