import { areaOf } from '../geometry/measure';
import type { Point } from '../geometry/view';
import { outlineOf } from './outline';
import { hasBox, type Shape } from './shape';

const gap = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

function gapToLine(place: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const size = dx * dx + dy * dy;
  const along = size > 0 ? ((place.x - from.x) * dx + (place.y - from.y) * dy) / size : 0;
  const part = Math.min(1, Math.max(0, along));
  return gap(place, { x: from.x + part * dx, y: from.y + part * dy });
}

function isWithin(place: Point, outline: readonly Point[]): boolean {
  let within = false;
  outline.forEach((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from;
    if (from.y > place.y === to.y > place.y) return;
    const x = from.x + ((place.y - from.y) / (to.y - from.y)) * (to.x - from.x);
    if (place.x < x) within = !within;
  });
  return within;
}

function isHit(shape: Shape, place: Point, reach: number): boolean {
  const { points, isClosed, centre, radius } = outlineOf(shape);
  if (gap(place, centre) > radius + reach) return false;
  if (isClosed && isWithin(place, points)) return true;
  const last = points.at(-1);
  if (points.length < 2 || !last) return true;
  const lines = isClosed ? points.map((to, i) => [points[i - 1] ?? last, to] as const) : [];
  const open = points.slice(1).map((to, i) => [points[i] ?? to, to] as const);
  return (isClosed ? lines : open).some(([from, to]) => gapToLine(place, from, to) <= reach);
}

/** The shape at a place: of several the one that covers least, for it could not be reached else. */
export function shapeAt(shapes: readonly Shape[], place: Point, reach: number): Shape | null {
  let best: { shape: Shape; size: number } | null = null;
  for (const shape of shapes) {
    if (!isHit(shape, place, reach)) continue;
    const { points, isClosed } = outlineOf(shape);
    const size = isClosed ? areaOf(points) : 0;
    // Of two equal shapes the later one is on top.
    if (!best || size <= best.size) best = { shape, size };
  }
  return best?.shape ?? null;
}

/** Draggable points of a shape; a freehand shape has none and moves as a whole. */
export const handlesOf = ({ kind, points }: Shape): readonly Point[] =>
  kind === 'freehand' || points.length < 2 ? [] : points;

export function handleAt(shape: Shape, place: Point, reach: number): number | null {
  const gaps = handlesOf(shape).map((handle) => gap(handle, place));
  const least = Math.min(...gaps, Infinity);
  return least <= reach ? gaps.indexOf(least) : null;
}

export const movedBy = (shape: Shape, dx: number, dy: number): Shape => ({
  ...shape,
  points: shape.points.map(({ x, y }) => ({ x: x + dx, y: y + dy })),
});

/** A corner of a box takes its neighbours along, so that it stays a box, turned as it was. */
function boxWith(points: readonly Point[], at: number, to: Point): Point[] {
  const corner = (i: number) => points[(at + i) % 4] ?? to;
  const far = corner(2);
  const [side, other] = [corner(1), corner(3)];
  const along = (one: Point): Point => {
    const [dx, dy] = [one.x - far.x, one.y - far.y];
    const size = dx * dx + dy * dy || 1;
    const part = ((to.x - far.x) * dx + (to.y - far.y) * dy) / size;
    return { x: far.x + part * dx, y: far.y + part * dy };
  };
  const turnedBox = [to, along(side), far, along(other)];
  return points.map((_, i) => turnedBox[(i - at + 4) % 4] ?? to);
}

/** A shape of which one handle was taken elsewhere. */
export function withHandleAt(shape: Shape, at: number, to: Point): Shape {
  const { kind, points } = shape;
  if (hasBox(kind)) return { ...shape, points: boxWith(points, at, to) };
  return { ...shape, points: points.map((point, i) => (i === at ? to : point)) };
}
