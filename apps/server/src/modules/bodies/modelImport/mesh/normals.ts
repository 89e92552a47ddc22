import type { ImportedMesh } from './readObj';

/** The way out at each place: of the triangles around it, the larger ones count more. */
export function normalsOf({ places, corners }: ImportedMesh): Float32Array {
  const normals = new Float32Array(places.length);
  const at = (corner: number, axis: number) => places[corner * 3 + axis] ?? 0;
  for (let i = 0; i < corners.length; i += 3) {
    const [a = 0, b = 0, c = 0] = [corners[i], corners[i + 1], corners[i + 2]];
    const [ux, uy, uz] = [0, 1, 2].map((axis) => at(b, axis) - at(a, axis)) as Three;
    const [vx, vy, vz] = [0, 1, 2].map((axis) => at(c, axis) - at(a, axis)) as Three;
    const way: Three = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    for (const corner of [a, b, c])
      for (let axis = 0; axis < 3; axis += 1) {
        const place = corner * 3 + axis;
        normals[place] = (normals[place] ?? 0) + (way[axis] ?? 0);
      }
  }
  for (let i = 0; i < normals.length; i += 3) {
    const [x = 0, y = 0, z = 0] = normals.subarray(i, i + 3);
    const far = Math.hypot(x, y, z) || 1;
    normals.set([x / far, y / far, z / far], i);
  }
  return normals;
}

type Three = [number, number, number];
