import type { Point } from './scene';

/** A look from the eye into one direction; one object serves all pixels. */
export interface Ray {
  ox: number;
  oy: number;
  oz: number;
  dx: number;
  dy: number;
  dz: number;
}

export const rayFrom = ([ox, oy, oz]: Point): Ray => ({ ox, oy, oz, dx: 0, dy: 0, dz: 1 });

export const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** In which direction something stands, so that a hotspot is where its thing was drawn. */
export function directionTo(eye: Point, [x, y, z]: Point) {
  const [dx, dy, dz] = [x - eye[0], y - eye[1], z - eye[2]];
  return {
    yaw: degrees(Math.atan2(dx, dz)),
    pitch: degrees(Math.atan2(dy, Math.hypot(dx, dz))),
  };
}
