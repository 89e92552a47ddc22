import { plain } from '../paints/plain';
import type { Ball, Box, Face, Paint, Point, Tube } from '../scene';

/** A box by the middle of its foot and its width, height and depth. */
export function box(
  [x, y, z]: Point,
  [w, h, d]: Point,
  hex: string,
  faces?: Partial<Record<Face, Paint>>,
): Box {
  return {
    kind: 'box',
    min: [x - w / 2, y, z - d / 2],
    max: [x + w / 2, y + h, z + d / 2],
    paint: plain(hex),
    ...(faces && { faces }),
  };
}

export const ball = (middle: Point, radii: Point, hex: string): Ball => ({
  kind: 'ball',
  middle,
  radii,
  paint: plain(hex),
});

export const tube = (foot: Point, radius: number, height: number, hex: string): Tube => ({
  kind: 'tube',
  foot,
  radius,
  height,
  paint: plain(hex),
});

/** Shifts a place by metres. */
export const shift = ([x, y, z]: Point, dx: number, dy: number, dz: number): Point => [
  x + dx,
  y + dy,
  z + dz,
];
