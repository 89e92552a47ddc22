import { countOf, type RawShape } from '../raw';
import { refuseModel } from '../refusal';
import { determinant, forNormals, type Matrix } from './matrix';

/** A shape in world coordinates, with valid vertex indices only. */
export interface Baked extends Omit<RawShape, 'corners'> {
  corners: Uint32Array;
}

export interface Emptied {
  /** The number of triangles without area, which were dropped. */
  dropped: number;
}

/** Null if nothing of it is visible. */
export function bake(shape: RawShape, matrix: Matrix, emptied: Emptied): Baked | null {
  const places = movedPlaces(shape.places, matrix);
  const corners = seenCorners(shape, { places, isMirrored: determinant(matrix) < 0 });
  emptied.dropped += countOf(shape) - corners.length / 3;
  if (corners.length === 0) return null;
  const normals = shape.normals && movedNormals(shape.normals, forNormals(matrix));
  return { ...shape, places, normals, corners };
}

function movedPlaces(places: Float32Array, m: Matrix): Float32Array {
  const moved = new Float32Array(places.length);
  const [a = 0, b = 0, c = 0, , d = 0, e = 0, f = 0, , g = 0, h = 0, i = 0, , j = 0, k = 0, l = 0] =
    m;
  for (let at = 0; at + 2 < places.length; at += 3) {
    const [x = 0, y = 0, z = 0] = [places[at], places[at + 1], places[at + 2]];
    moved[at] = a * x + d * y + g * z + j;
    moved[at + 1] = b * x + e * y + h * z + k;
    moved[at + 2] = c * x + f * y + i * z + l;
    // One check for all three: a sum with NaN or infinity is not finite.
    if (!Number.isFinite((moved[at] ?? 0) + (moved[at + 1] ?? 0) + (moved[at + 2] ?? 0)))
      return refuseModel('numbers');
  }
  return moved;
}

/** Null if any normal is invalid: then all are recomputed. */
function movedNormals(normals: Float32Array, m: readonly number[]): Float32Array | null {
  const moved = new Float32Array(normals.length);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = m;
  for (let at = 0; at + 2 < normals.length; at += 3) {
    const [x = 0, y = 0, z = 0] = [normals[at], normals[at + 1], normals[at + 2]];
    const [u, v, w] = [a * x + d * y + g * z, b * x + e * y + h * z, c * x + f * y + i * z];
    const length = Math.hypot(u, v, w);
    if (!(length > 0) || length === Infinity) return null;
    moved[at] = u / length;
    moved[at + 1] = v / length;
    moved[at + 2] = w / length;
  }
  return moved;
}

interface Seen {
  places: Float32Array;
  isMirrored: boolean;
}

/** The indices of all triangles with an area, with the winding reversed if the matrix mirrors. */
function seenCorners(shape: RawShape, { places, isMirrored }: Seen): Uint32Array {
  const count = countOf(shape);
  const most = places.length / 3;
  const corners = new Uint32Array(count * 3);
  let end = 0;
  for (let nth = 0; nth < count; nth += 1) {
    const a = shape.corners?.[nth * 3] ?? nth * 3;
    const b = shape.corners?.[nth * 3 + 1] ?? nth * 3 + 1;
    const c = shape.corners?.[nth * 3 + 2] ?? nth * 3 + 2;
    if (a >= most || b >= most || c >= most) return refuseModel('broken');
    if (a === b || b === c || a === c || !hasArea(places, [a, b, c])) continue;
    corners[end] = a;
    corners[end + 1] = isMirrored ? c : b;
    corners[end + 2] = isMirrored ? b : c;
    end += 3;
  }
  return end === corners.length ? corners : corners.slice(0, end);
}

function hasArea(p: Float32Array, [a, b, c]: [number, number, number]): boolean {
  const [x = 0, y = 0, z = 0] = [p[a * 3], p[a * 3 + 1], p[a * 3 + 2]];
  const [u, v, w] = [(p[b * 3] ?? 0) - x, (p[b * 3 + 1] ?? 0) - y, (p[b * 3 + 2] ?? 0) - z];
  const [r, s, t] = [(p[c * 3] ?? 0) - x, (p[c * 3 + 1] ?? 0) - y, (p[c * 3 + 2] ?? 0) - z];
  return v * t !== w * s || w * r !== u * t || u * s !== v * r;
}
