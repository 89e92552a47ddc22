import type { Shape } from './shape';

/** An indexed triangle mesh; outer faces are counterclockwise. */
export interface Mesh {
  /** x, y, z of each vertex. */
  places: Float64Array;
  /** Three vertex indices per triangle. */
  corners: Uint32Array;
}

export const triangleCount = ({ corners }: Mesh) => corners.length / 3;

/** The gradient of the field at each vertex. */
export function normalsOf({ places }: Mesh, { at }: Shape, step: number): Float64Array {
  const normals = new Float64Array(places.length);
  for (let i = 0; i < places.length; i += 3) {
    const [x, y, z] = [places[i] ?? 0, places[i + 1] ?? 0, places[i + 2] ?? 0];
    const dx = at(x + step, y, z) - at(x - step, y, z);
    const dy = at(x, y + step, z) - at(x, y - step, z);
    const dz = at(x, y, z + step) - at(x, y, z - step);
    const far = Math.hypot(dx, dy, dz) || 1;
    normals.set([dx / far, dy / far, dz / far], i);
  }
  return normals;
}

/** The number of edges that do not belong to exactly two triangles: 0 for a closed mesh. */
export function openEdges({ corners }: Mesh): number {
  const uses = new Map<number, number>();
  for (let i = 0; i < corners.length; i += 3) {
    for (const [a, b] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      const [from, to] = [corners[i + a] ?? 0, corners[i + b] ?? 0];
      const key = Math.min(from, to) * 2 ** 26 + Math.max(from, to);
      uses.set(key, (uses.get(key) ?? 0) + 1);
    }
  }
  return [...uses.values()].filter((count) => count !== 2).length;
}

/** The enclosed volume: negative if the mesh is inside out. */
export function volumeOf({ places, corners }: Mesh): number {
  let volume = 0;
  for (let i = 0; i < corners.length; i += 3) {
    const at = (corner: number, axis: number) => places[(corners[i + corner] ?? 0) * 3 + axis] ?? 0;
    const [ax, ay, az] = [at(0, 0), at(0, 1), at(0, 2)];
    const [bx, by, bz] = [at(1, 0), at(1, 1), at(1, 2)];
    const [cx, cy, cz] = [at(2, 0), at(2, 1), at(2, 2)];
    volume += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  return volume / 6;
}

export function boundsOf({ places }: Mesh) {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < places.length; i++) {
    const axis = (i % 3) as 0 | 1 | 2;
    min[axis] = Math.min(min[axis], places[i] ?? 0);
    max[axis] = Math.max(max[axis], places[i] ?? 0);
  }
  return { min, max };
}
