import { DoubleSide, Matrix4, Ray, Vector3 } from 'three';
import type { MeshBVH } from 'three-mesh-bvh';
import type { Place } from '../model/part';
import type { Bodies, Piece } from './bodies';

/** Any way will do that no edge of a made model runs along. */
const way = new Vector3(0.31, 0.83, 0.47).normalize();

/** Whether a place lies inside of a closed surface, and else which of its own is next to it. */
function nearest({ mesh, home }: Piece, place: Vector3): { isInside: boolean; next: Vector3 } {
  const tree = mesh.geometry.boundsTree as MeshBVH | undefined;
  const own = place.clone().applyMatrix4(new Matrix4().copy(home).invert());
  if (!tree) return { isInside: true, next: place };
  const crossed = tree.raycast(new Ray(own, way), DoubleSide).length;
  const next = tree.closestPointToPoint(own)?.point ?? own;
  return { isInside: crossed % 2 === 1, next: next.clone().applyMatrix4(home) };
}

/**
 * Where a label points of which nobody said where: at the middle of its part, or, where that lies
 * outside as that of a ring does, at what of the part is next to it.
 */
export function makeAnchors(bodies: Bodies) {
  const known = new Map<string, Place>();
  return (id: string): Place | null => {
    const at = known.get(id);
    const body = bodies.byId.get(id);
    if (at || !body) return at ?? null;
    // Later, when it can be told without making anybody wait.
    if (body.pieces.some(({ mesh }) => !mesh.geometry.boundsTree)) return null;
    const found = body.pieces.map((piece) => nearest(piece, body.middle));
    const outside = found
      .map(({ next }) => next)
      .sort((a, b) => a.distanceTo(body.middle) - b.distanceTo(body.middle));
    const { x, y, z } = found.some(({ isInside }) => isInside)
      ? body.middle
      : (outside[0] ?? body.middle);
    known.set(id, { x, y, z });
    return { x, y, z };
  };
}
