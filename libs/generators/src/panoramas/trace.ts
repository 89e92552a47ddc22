import { footShadows } from './footShadows';
import { distanceTo } from './hit';
import { lightAt } from './light';
import { fill, mixInto } from './paints/plain';
import { rayFrom, type Ray } from './ray';
import type { Face, Rgb, Scene, Solid } from './scene';
import { describeShell, meetShell, sortDecals } from './shell';
import { describe, makeSpot, type Spot } from './surface';

/** Traces one direction: writes its colour and answers the number of the object hit. */
export type See = (ray: Ray, candidates: readonly number[], out: Rgb) => number;

const FLOOR = 2;
/** The reflectance of a polished floor. */
const GLOSS = 0.12;
/** The numbers of decals follow those of all solids. */
const FIRST_FACE = 10_000;

export function makeSight(scene: Scene): See {
  const spot = makeSpot();
  const mirrored = makeSpot();
  const bounce = rayFrom(scene.eye);
  const decals = sortDecals(scene.decals);
  const shadows = footShadows(scene);

  const seeShell = (ray: Ray, place: Spot): number => {
    const { distance, face } = meetShell(scene, ray);
    moveTo(place, ray, distance);
    const shown = describeShell(scene, decals, face, place);
    light(scene, place);
    return FIRST_FACE + face * 100 + shown;
  };
  const polish = (ray: Ray) => {
    dim(spot, shadows(spot.x, spot.z));
    mirrorInFloor(bounce, ray, spot);
    seeShell(bounce, mirrored);
    mixInto(spot.colour, spot.colour, mirrored.colour, GLOSS);
  };
  return (ray, candidates, out) => {
    const shell = meetShell(scene, ray);
    const face: Face = shell.face;
    const found = nearest(scene.solids, candidates, ray, shell.distance);
    const thing = found < 0 ? seeShell(ray, spot) : seeSolid(scene, found, ray, spot);
    if (found < 0 && face === FLOOR) polish(ray);
    fill(out, spot.colour);
    return thing;
  };
}

/** The reflected ray at the floor. */
function mirrorInFloor(bounce: Ray, { dx, dy, dz }: Ray, { x, z }: Spot) {
  bounce.ox = x;
  bounce.oy = 0.001;
  bounce.oz = z;
  bounce.dx = dx;
  bounce.dy = -dy;
  bounce.dz = dz;
}

let nearestDistance = 0;

function nearest(
  solids: readonly Solid[],
  candidates: readonly number[],
  ray: Ray,
  shellDistance: number,
): number {
  let found = -1;
  nearestDistance = shellDistance;
  for (const index of candidates) {
    const distance = distanceTo(solids[index] as Solid, ray);
    if (distance >= nearestDistance) continue;
    nearestDistance = distance;
    found = index;
  }
  return found;
}

function seeSolid(scene: Scene, index: number, ray: Ray, spot: Spot): number {
  moveTo(spot, ray, nearestDistance);
  describe(scene.solids[index] as Solid, spot);
  light(scene, spot);
  return index;
}

function moveTo(spot: Spot, ray: Ray, distance: number) {
  spot.x = ray.ox + ray.dx * distance;
  spot.y = ray.oy + ray.dy * distance;
  spot.z = ray.oz + ray.dz * distance;
}

function light(scene: Scene, spot: Spot) {
  if (!spot.shines) dim(spot, lightAt(scene, spot));
}

function dim({ colour }: Spot, share: number) {
  colour[0] *= share;
  colour[1] *= share;
  colour[2] *= share;
}
