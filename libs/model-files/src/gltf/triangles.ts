import type { TypedArray } from '@gltf-transform/core';

const [LIST, STRIP, FAN] = [4, 5, 6];

export const isOfTriangles = (mode: number) => mode === LIST || mode === STRIP || mode === FAN;

export const trianglesOf = (mode: number, count: number): number =>
  mode === LIST ? Math.floor(count / 3) : Math.max(0, count - 2);

/** Three vertex indices per triangle; null if the vertices are already in triangle order. */
export function cornersOf(mode: number, indices: TypedArray | null, count: number) {
  if (mode === LIST) return indices && Uint32Array.from(indices);
  const all = trianglesOf(mode, indices?.length ?? count);
  const corners = new Uint32Array(all * 3);
  const at = (nth: number) => indices?.[nth] ?? nth;
  for (let nth = 0; nth < all; nth += 1) {
    const isTurned = mode === STRIP && nth % 2 === 1;
    corners[nth * 3] = at(mode === FAN ? 0 : nth);
    corners[nth * 3 + 1] = at(nth + (isTurned ? 2 : 1));
    corners[nth * 3 + 2] = at(nth + (isTurned ? 1 : 2));
  }
  return corners;
}
