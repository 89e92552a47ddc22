import { MeshoptSimplifier } from 'meshoptimizer/simplifier';
import type { ImportedMesh } from './readObj';

/** Largest displacement of a surface, relative to the size of its part. */
const FINE = 0.002;
const COARSE = 0.03;

const trianglesOf = (meshes: readonly ImportedMesh[]) =>
  meshes.reduce((sum, { corners }) => sum + corners.length / 3, 0);

function reduced(mesh: ImportedMesh, target: number, error: number): ImportedMesh {
  const [corners] = MeshoptSimplifier.simplify(mesh.corners, mesh.places, 3, target * 3, error);
  // Thin things vanish before they are coarse: then they stay as they were.
  return corners.length < 12 ? mesh : compact({ places: mesh.places, corners });
}

/** Without the places that no triangle uses any more. */
function compact({ places, corners }: ImportedMesh): ImportedMesh {
  const [to, count] = MeshoptSimplifier.compactMesh(corners);
  const kept = new Float32Array(count * 3);
  for (let at = 0; at < to.length; at += 1) {
    const place = to[at] ?? 0;
    if (place >= count) continue;
    kept.set(places.subarray(at * 3, at * 3 + 3), place * 3);
  }
  return { places: kept, corners };
}

/** As much of a mesh as one sees. */
export async function fineOf(mesh: ImportedMesh): Promise<ImportedMesh> {
  await MeshoptSimplifier.ready;
  return reduced(mesh, 0, FINE);
}

/** The meshes of a body with at most so many triangles together, each with its share of them. */
export async function withinTriangles(
  meshes: readonly ImportedMesh[],
  most: number,
): Promise<readonly ImportedMesh[]> {
  await MeshoptSimplifier.ready;
  const all = trianglesOf(meshes);
  if (all <= most) return meshes;
  return meshes.map((mesh) => {
    const share = Math.max(24, Math.floor(((mesh.corners.length / 3) * most) / all));
    return reduced(mesh, share, COARSE);
  });
}

export const countTriangles = trianglesOf;
