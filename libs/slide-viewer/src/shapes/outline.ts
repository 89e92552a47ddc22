import type { Point } from '../geometry/view';
import { isClosed, type Shape } from './shape';

/** A shape as lines, and the room it takes. */
export interface Outline {
  points: readonly Point[];
  isClosed: boolean;
  centre: Point;
  radius: number;
}

const CORNERS_OF_AN_ELLIPSE = 64;

/** The ellipse in a box of four corners, whichever way that lies. */
function ellipseIn([a, b, c, d]: readonly Point[]): Point[] {
  if (!a || !b || !c || !d) return [];
  const middle = { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 };
  const across = { x: (b.x - a.x) / 2, y: (b.y - a.y) / 2 };
  const down = { x: (d.x - a.x) / 2, y: (d.y - a.y) / 2 };
  return Array.from({ length: CORNERS_OF_AN_ELLIPSE }, (_, i) => {
    const turn = (2 * Math.PI * i) / CORNERS_OF_AN_ELLIPSE;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    return {
      x: middle.x + across.x * cos + down.x * sin,
      y: middle.y + across.y * cos + down.y * sin,
    };
  });
}

function makeOutline(shape: Shape): Outline {
  const points = shape.kind === 'ellipse' ? ellipseIn(shape.points) : shape.points;
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return {
    points,
    isClosed: isClosed(shape),
    centre: { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 },
    radius: Math.hypot(box.right - box.left, box.bottom - box.top) / 2,
  };
}

const made = new WeakMap<Shape, Outline>();

/** Made once for a shape: thousands are drawn sixty times a second. */
export function outlineOf(shape: Shape): Outline {
  const known = made.get(shape);
  if (known) return known;
  const outline = makeOutline(shape);
  made.set(shape, outline);
  return outline;
}
