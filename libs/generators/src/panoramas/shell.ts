import type { Ray } from './ray';
import type { Decal, Face, Scene } from './scene';
import { setNormal, type Spot } from './surface';

interface ShellHit {
  distance: number;
  face: Face;
}

const hit: ShellHit = { distance: 0, face: 0 };

/**
 * The intersection of an unobstructed ray with floor, ceiling or wall. The result object is reused
 * by the next call.
 */
export function meetShell({ size }: Scene, ray: Ray): ShellHit {
  const tx = ((ray.dx > 0 ? size[0] / 2 : -size[0] / 2) - ray.ox) / ray.dx;
  const ty = ((ray.dy > 0 ? size[1] : 0) - ray.oy) / ray.dy;
  const tz = ((ray.dz > 0 ? size[2] / 2 : -size[2] / 2) - ray.oz) / ray.dz;
  if (tx <= ty && tx <= tz) return answer(tx, ray.dx > 0 ? 1 : 0);
  return ty <= tz ? answer(ty, ray.dy > 0 ? 3 : 2) : answer(tz, ray.dz > 0 ? 5 : 4);
}

function answer(distance: number, face: Face) {
  hit.distance = distance;
  hit.face = face;
  return hit;
}

/** Decals grouped by wall, so that a wall is not tested for those of others. */
export const sortDecals = (decals: readonly Decal[]) =>
  ([0, 1, 2, 3, 4, 5] as const).map((face) =>
    decals.filter((decal) => decal.face === face).map(flatten),
  );

/** Plain numbers: they are compared once for every pixel. */
const flatten = ({ across, up, paint, shines }: Decal) => ({
  left: across[0],
  right: across[1],
  low: up[0],
  high: up[1],
  paint,
  shines: shines === true,
});

type FlatDecal = ReturnType<typeof flatten>;
export type SortedDecals = ReturnType<typeof sortDecals>;

/** Fills in the place on the shell; tells which decal it shows, or 0. */
export function describeShell(scene: Scene, decals: SortedDecals, face: Face, spot: Spot): number {
  setNormal(spot, face, -1);
  spot.shines = false;
  const w = scene.size[0];
  const d = scene.size[2];
  if (face === 2 || face === 3) {
    const lamp = decalAt(decals[face] ?? [], spot.x + w / 2, spot.z + d / 2, spot);
    if (lamp > 0) return lamp;
    (face === 2 ? scene.floor : scene.ceiling)(spot.x, spot.z, spot.colour);
    return 0;
  }
  const across = face < 2 ? spot.z + d / 2 : spot.x + w / 2;
  const shown = decalAt(decals[face] ?? [], across, spot.y, spot);
  if (shown === 0) scene.wall(across, spot.y, spot.colour);
  return shown;
}

function decalAt(decals: readonly FlatDecal[], across: number, up: number, spot: Spot): number {
  for (let index = decals.length - 1; index >= 0; index--) {
    const decal = decals[index] as FlatDecal;
    const { left, right, low, high } = decal;
    if (across < left || across > right || up < low || up > high) continue;
    spot.shines = decal.shines;
    decal.paint((across - left) / (right - left), (up - low) / (high - low), spot.colour);
    return index + 1;
  }
  return 0;
}
