import type { On } from './lining';
import type { Found } from './grid';

const TURN = 2 * Math.PI;

/** The lining of a tube that fills a cell of a lattice: cells stand around, from its border inwards. */
export function onTube(on: On, found: Found, pitch: number, gap: number, wide: number): On {
  const count = Math.max(5, Math.round((TURN * 0.4 * pitch) / wide));
  const turn = Math.atan2(found.dy, found.dx) / TURN + 0.5;
  on.depth = found.border * pitch - gap;
  on.along = turn * count;
  on.ring = count;
  on.wide = (TURN * found.distance * pitch) / count;
  on.id = found.column * 131 + found.row;
  return on;
}

/** The lining of a round tube: `far` from its middle, `radius` where its basal membrane lies. */
export function onRing(
  on: On,
  dx: number,
  dy: number,
  far: number,
  radius: number,
  wide: number,
): On {
  const count = Math.max(5, Math.round((TURN * radius) / wide));
  on.depth = radius - far;
  on.along = (Math.atan2(dy, dx) / TURN + 0.5) * count;
  on.ring = count;
  on.wide = (TURN * far) / count;
  return on;
}
