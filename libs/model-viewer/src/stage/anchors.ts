import type { Vector3 } from 'three';
import type { Place } from '../model/part';
import type { Bodies, Body, Piece } from './bodies';
import { isInside, treeOfMesh } from './inside';

/** What of a surface is next to a place. */
function nextTo({ mesh, home }: Piece, place: Vector3): Vector3 {
  const own = place.clone().applyMatrix4(home.clone().invert());
  const next = treeOfMesh(mesh).closestPointToPoint(own)?.point ?? own;
  return next.clone().applyMatrix4(home);
}

function anchorIn({ pieces, middle }: Body): Vector3 {
  if (pieces.some(({ mesh, home }) => isInside(mesh, home, middle))) return middle;
  const [first = middle] = pieces
    .map((piece) => nextTo(piece, middle))
    .sort((a, b) => a.distanceTo(middle) - b.distanceTo(middle));
  return first;
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
    const { x, y, z } = anchorIn(body);
    known.set(id, { x, y, z });
    return { x, y, z };
  };
}
