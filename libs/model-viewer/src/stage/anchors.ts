import type { Vector3 } from 'three';
import type { Place } from '../model/part';
import type { Bodies, Body, Piece } from './bodies';
import { isInside, treeOfMesh } from './inside';

/** The point of a surface closest to a place. */
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
 * Default label targets: the middle of a part or, if that is outside of it as in a ring, the
 * closest point of its surface.
 */
export function makeAnchors(bodies: Bodies) {
  const known = new Map<string, Place>();
  return (id: string): Place | null => {
    const at = known.get(id);
    const body = bodies.byId.get(id);
    if (at || !body) return at ?? null;
    // Wait until the search tree is built in the background, because building it here would block.
    if (body.pieces.some(({ mesh }) => !mesh.geometry.boundsTree)) return null;
    const { x, y, z } = anchorIn(body);
    known.set(id, { x, y, z });
    return { x, y, z };
  };
}
