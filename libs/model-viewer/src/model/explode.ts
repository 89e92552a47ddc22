import type { Place } from './part';

/** Largest displacement, as a multiple of the part's distance from the middle. */
const FARTHEST = 1.2;
/** Parts in the very middle are displaced by this share of the radius. */
const LEAST = 0.15;
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** A direction of its own for each of those in the middle, evenly spread. */
function spread(at: number, count: number): Place {
  const y = 1 - (2 * (at + 0.5)) / count;
  const around = Math.sqrt(1 - y * y);
  return { x: Math.cos(GOLDEN * at) * around, y, z: Math.sin(GOLDEN * at) * around };
}

/** Displacement of each part in the exploded view. */
export function offsetsOf(
  middles: ReadonlyMap<string, Place>,
  middle: Place,
  radius: number,
  explode: number,
): Map<string, Place> {
  const offsets = new Map<string, Place>();
  let at = 0;
  for (const [id, place] of middles) {
    const [x, y, z] = [place.x - middle.x, place.y - middle.y, place.z - middle.z];
    const distance = Math.hypot(x, y, z);
    const own = spread(at, middles.size);
    at += 1;
    const isInTheMiddle = distance < radius * 0.02;
    const way = isInTheMiddle ? own : { x: x / distance, y: y / distance, z: z / distance };
    const far = explode * Math.max(distance * FARTHEST, radius * LEAST);
    offsets.set(id, { x: way.x * far, y: way.y * far, z: way.z * far });
  }
  return offsets;
}
