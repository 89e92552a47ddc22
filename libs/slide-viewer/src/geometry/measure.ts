import { mppOf, type Resolution } from './resolution';
import { areaText, degreesText, lengthText, pixelsText, squarePixelsText } from './units';
import type { Point } from './view';

/** In slide pixels. */
export function lengthOf(path: readonly Point[]): number {
  return path.reduce((sum, place, i) => {
    const before = path[i - 1];
    return before ? sum + Math.hypot(place.x - before.x, place.y - before.y) : 0;
  }, 0);
}

/** In square slide pixels. */
export function areaOf(outline: readonly Point[]): number {
  // From the first corner, so that far from the slide's own nothing is lost to rounding.
  const start = outline[0];
  if (!start) return 0;
  const twice = outline.reduce((sum, one, i) => {
    const next = outline[(i + 1) % outline.length] ?? start;
    return sum + (one.x - start.x) * (next.y - start.y) - (next.x - start.x) * (one.y - start.y);
  }, 0);
  return Math.abs(twice) / 2;
}

/** Between two legs at the middle one of three places: 0 to 180 degrees. */
export function angleAt(one: Point, vertex: Point, other: Point): number {
  const [ax, ay] = [one.x - vertex.x, one.y - vertex.y];
  const [bx, by] = [other.x - vertex.x, other.y - vertex.y];
  return (Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by)) * 180) / Math.PI;
}

export function measuredLength(path: readonly Point[], slide: Resolution): string {
  const mpp = mppOf(slide);
  return mpp === null ? pixelsText(lengthOf(path)) : lengthText(lengthOf(path) * mpp);
}

export function measuredArea(pixels: number, slide: Resolution): string {
  const mpp = mppOf(slide);
  return mpp === null ? squarePixelsText(pixels) : areaText(pixels * mpp * mpp);
}

export const measuredAngle = (one: Point, vertex: Point, other: Point): string =>
  degreesText(angleAt(one, vertex, other));
