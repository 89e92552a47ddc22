import { matrixOf, type Matrix, type Point } from '../geometry/view';
import type { Seen } from './draft';
import { outlineOf } from './outline';
import type { Shape } from './shape';

export const HALO = 4;
/** Screen size of a point marker and of an arrow head. */
export const POINT = 6;
export const HEAD = 14;

/** The screen as shapes lie on it. */
export interface Ground extends Seen {
  to: (place: Point) => Point;
}

export function groundOf(seen: Seen): Ground {
  const { view, frame } = seen;
  const { a, b, c, d }: Matrix = matrixOf(view);
  const [x, y] = [
    frame.width / 2 - a * view.x - b * view.y,
    frame.height / 2 - c * view.x - d * view.y,
  ];
  return {
    ...seen,
    to: (place) => ({ x: a * place.x + b * place.y + x, y: c * place.x + d * place.y + y }),
  };
}

/** Those of which something is seen. */
export function inSight(shapes: readonly Shape[], ground: Ground): Shape[] {
  const { frame, view } = ground;
  return shapes.filter((shape) => {
    const { centre, radius, points } = outlineOf(shape);
    if (points.length === 0) return false;
    const { x, y } = ground.to(centre);
    const reach = radius * view.scale + HEAD;
    return x > -reach && y > -reach && x < frame.width + reach && y < frame.height + reach;
  });
}
