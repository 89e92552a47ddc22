import { BufferAttribute, BufferGeometry } from 'three';

/** Directions of a surface that goes on smoothly over all triangles that share a corner. */
export function normalsOf(places: Float32Array, corners: Uint32Array): Float32Array {
  const surface = new BufferGeometry();
  surface.setAttribute('position', new BufferAttribute(places, 3));
  surface.setIndex(new BufferAttribute(corners, 1));
  surface.computeVertexNormals();
  return surface.getAttribute('normal').array as Float32Array;
}
