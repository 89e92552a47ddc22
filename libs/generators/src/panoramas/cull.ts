import type { Ray } from './ray';
import type { Scene, Solid } from './scene';

/**
 * A range of directions in radians: half its width around the centre, and its lower and upper
 * bound.
 */
export interface Window {
  yaw: number;
  spread: number;
  low: number;
  high: number;
}

interface Extent {
  x: readonly [number, number];
  y: readonly [number, number];
  z: readonly [number, number];
}

const around = (middle: number, half: number) => [middle - half, middle + half] as const;

function extentOf(solid: Solid): Extent {
  if (solid.kind === 'box') {
    const { min, max } = solid;
    return { x: [min[0], max[0]], y: [min[1], max[1]], z: [min[2], max[2]] };
  }
  const isBall = solid.kind === 'ball';
  const [x, y, z] = isBall ? solid.middle : solid.foot;
  const [rx, ry, rz] = isBall ? solid.radii : [solid.radius, 0, solid.radius];
  const height = isBall ? around(y, ry) : ([y, y + solid.height] as const);
  return { x: around(x, rx), y: height, z: around(z, rz) };
}

/** The shorter way from one direction to another. */
const turnTo = (from: number, to: number) => Math.atan2(Math.sin(to - from), Math.cos(to - from));

const nearTo = ([from, to]: readonly [number, number]) => Math.max(from, 0, -to);
const farTo = ([from, to]: readonly [number, number]) => Math.max(Math.abs(from), Math.abs(to));

/** The range of directions in which a solid is seen from the eye. */
function windowOf(solid: Solid, [ex, ey, ez]: Scene['eye']): Window {
  const seen = extentOf(solid);
  const x = [seen.x[0] - ex, seen.x[1] - ex] as const;
  const y = [seen.y[0] - ey, seen.y[1] - ey] as const;
  const z = [seen.z[0] - ez, seen.z[1] - ez] as const;
  const near = Math.hypot(nearTo(x), nearTo(z));
  const far = Math.hypot(farTo(x), farTo(z));
  const low = Math.atan2(y[0], y[0] < 0 ? near : far);
  const high = Math.atan2(y[1], y[1] > 0 ? near : far);
  if (near === 0) return { yaw: 0, spread: Math.PI, low, high };
  const yaw = Math.atan2((x[0] + x[1]) / 2, (z[0] + z[1]) / 2);
  const turns = x.flatMap((one) => z.map((other) => Math.abs(turnTo(yaw, Math.atan2(one, other)))));
  return { yaw, spread: Math.max(...turns), low, high };
}

/** A range that contains several rays, with a margin. */
export function windowAround(middle: Ray, rays: readonly Pick<Ray, 'dx' | 'dy' | 'dz'>[]): Window {
  const yaw = Math.atan2(middle.dx, middle.dz);
  const heights = rays.map(({ dy }) => Math.asin(Math.max(-1, Math.min(1, dy))));
  const turns = rays.map(({ dx, dz }) => Math.abs(turnTo(yaw, Math.atan2(dx, dz))));
  const spare = 0.02;
  return {
    yaw,
    spread: Math.max(...turns) + spare,
    low: Math.min(...heights) - spare,
    high: Math.max(...heights) + spare,
  };
}

/** Finds the solids visible in a range, so that a tile tests only a few of them. */
export function makeCull({ eye, solids }: Scene) {
  const windows = solids.map((solid) => windowOf(solid, eye));
  return ({ yaw, spread, low, high }: Window): number[] =>
    windows.flatMap((other, index) => {
      const isBeside = Math.abs(turnTo(yaw, other.yaw)) > spread + other.spread;
      return isBeside || other.high < low || other.low > high ? [] : [index];
    });
}
