import { DoubleSide, type Matrix4, type Mesh, Ray, Vector3 } from 'three';
import { MeshBVH } from 'three-mesh-bvh';

/** Any way will do that no edge of a made model runs along. */
const way = new Vector3(0.31, 0.83, 0.47).normalize();

/** The tree of a mesh's triangles, made when it is first needed. */
export function treeOfMesh({ geometry }: Mesh): MeshBVH {
  geometry.boundsTree ??= new MeshBVH(geometry);
  return geometry.boundsTree as MeshBVH;
}

/** True if a place is within a closed mesh with that transformation. */
export function isInside(mesh: Mesh, stands: Matrix4, place: Vector3): boolean {
  const own = place.clone().applyMatrix4(stands.clone().invert());
  return treeOfMesh(mesh).raycast(new Ray(own, way), DoubleSide).length % 2 === 1;
}
