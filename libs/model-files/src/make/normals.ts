import { BufferAttribute, BufferGeometry } from 'three';

/** Smooth normals: averaged over all triangles that share a vertex. */
export function normalsOf(places: Float32Array, corners: Uint32Array): Float32Array {
  const surface = new BufferGeometry();
  surface.setAttribute('position', new BufferAttribute(places, 3));
  surface.setIndex(new BufferAttribute(corners, 1));
  surface.computeVertexNormals();
  return surface.getAttribute('normal').array as Float32Array;
}
