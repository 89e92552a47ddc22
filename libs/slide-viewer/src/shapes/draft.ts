import { type Point, type Size, toScreen, toSlide, type View } from '../geometry/view';
import { hasBox, type ShapeKind } from './shape';
import { simplified } from './simplify';

/** A shape that is being drawn. */
export interface Draft {
  kind: ShapeKind;
  points: readonly Point[];
}

export interface Seen {
  view: View;
  frame: Size;
}

const counts: Partial<Record<ShapeKind, number>> = {
  point: 1,
  text: 1,
  arrow: 2,
  line: 2,
  rectangle: 2,
  ellipse: 2,
  angle: 3,
};
const least: Partial<Record<ShapeKind, number>> = { polygon: 3 };

/** Drawn in one go, from press to release. */
export const isDragged = (kind: ShapeKind) => counts[kind] === 2 || kind === 'freehand';

/** Closer on the screen than this, two places are one. */
const SAME = 4;
const CLOSING = 12;

const gapOn = ({ view }: Seen, one: Point | undefined, other: Point | undefined) =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) * view.scale : Infinity;

/** One more place; the same once again adds nothing. */
export function added(draft: Draft, place: Point, seen: Seen): Draft {
  if (gapOn(seen, draft.points.at(-1), place) < SAME) return draft;
  return { ...draft, points: [...draft.points, place] };
}

/** True if it has all its points, or if a polygon returned to its first. */
export function isComplete({ kind, points }: Draft, seen: Seen): boolean {
  const count = counts[kind];
  if (count !== undefined) return points.length >= count;
  return kind === 'polygon' && points.length > 3 && gapOn(seen, points[0], points.at(-1)) < CLOSING;
}

/** The box between two places as it is seen: upright on the screen, however the slide lies. */
export function boxBetween(one: Point, other: Point, { view, frame }: Seen): Point[] {
  const [a, c] = [one, other].map(toScreen(view, frame));
  if (!a || !c) return [];
  return [a, { x: c.x, y: a.y }, c, { x: a.x, y: c.y }].map(toSlide(view, frame));
}

function byHand(points: readonly Point[], seen: Seen): Point[] {
  const path = simplified(points, 0.75 / seen.view.scale);
  const first = path[0];
  const isBack = path.length > 3 && gapOn(seen, first, path.at(-1)) < CLOSING;
  return first && isBack ? [...path.slice(0, -1), first] : path;
}

/** The places of the finished shape; null where there are too few of them. */
export function finished(draft: Draft, seen: Seen): Point[] | null {
  const { kind, points } = draft;
  const isBack = kind === 'polygon' && isComplete(draft, seen);
  const all = isBack ? points.slice(0, -1) : points;
  if (all.length < (counts[kind] ?? least[kind] ?? 2)) return null;
  const [one, other] = all;
  if (hasBox(kind) && one && other) return boxBetween(one, other, seen);
  return kind === 'freehand' ? byHand(all, seen) : [...all];
}
