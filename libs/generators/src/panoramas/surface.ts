import type { Face, Point, Rgb, Solid } from './scene';

/** A place on a surface: its normal, and its colour before any light falls on it. */
export interface Spot {
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
  colour: Rgb;
  shines: boolean;
}

export const makeSpot = (): Spot => ({
  x: 0,
  y: 0,
  z: 0,
  nx: 0,
  ny: 1,
  nz: 0,
  colour: [0, 0, 0],
  shines: false,
});

const normals: readonly Point[] = [
  [-1, 0, 0],
  [1, 0, 0],
  [0, -1, 0],
  [0, 1, 0],
  [0, 0, -1],
  [0, 0, 1],
];

export function setNormal(spot: Spot, face: Face, sign: 1 | -1) {
  const [x, y, z] = normals[face] as Point;
  spot.nx = x * sign;
  spot.ny = y * sign;
  spot.nz = z * sign;
}

/** Fills in normal and colour of the place where a solid was hit. */
export function describe(solid: Solid, spot: Spot) {
  spot.shines = false;
  if (solid.kind === 'box') return describeBox(solid.min, solid.max, solid, spot);
  if (solid.kind === 'ball') lookAway(spot, solid.middle, solid.radii);
  else if (spot.y > solid.foot[1] + solid.height - 1e-6) setNormal(spot, 3, 1);
  else lookAway(spot, [solid.foot[0], spot.y, solid.foot[2]], [1, 1, 1]);
  solid.paint(spot.x, spot.y, spot.colour);
}

function lookAway(spot: Spot, middle: Point, radii: Point) {
  const nx = (spot.x - middle[0]) / radii[0] ** 2;
  const ny = (spot.y - middle[1]) / radii[1] ** 2;
  const nz = (spot.z - middle[2]) / radii[2] ** 2;
  const length = Math.hypot(nx, ny, nz) || 1;
  spot.nx = nx / length;
  spot.ny = ny / length;
  spot.nz = nz / length;
}

function describeBox(min: Point, max: Point, box: Solid & { kind: 'box' }, spot: Spot) {
  const face = faceAt(min, max, spot);
  setNormal(spot, face, 1);
  const u = face < 2 ? part(spot.z, min[2], max[2]) : part(spot.x, min[0], max[0]);
  const v = face === 2 || face === 3 ? part(spot.z, min[2], max[2]) : part(spot.y, min[1], max[1]);
  const own = box.faces?.[face];
  spot.shines = own !== undefined;
  (own ?? box.paint)(u, v, spot.colour);
}

const part = (at: number, from: number, to: number) => (at - from) / (to - from);

const SLACK = 1e-6;

function faceAt(min: Point, max: Point, { x, y, z }: Spot): Face {
  // A hit lies on a face but for the last digits, and what is a box here is thicker than that.
  if (Math.abs(x - min[0]) < SLACK) return 0;
  if (Math.abs(x - max[0]) < SLACK) return 1;
  if (Math.abs(y - min[1]) < SLACK) return 2;
  if (Math.abs(y - max[1]) < SLACK) return 3;
  return Math.abs(z - min[2]) < SLACK ? 4 : 5;
}
