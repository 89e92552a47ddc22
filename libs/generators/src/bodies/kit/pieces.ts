import type { Mesh } from './mesh';
import { packed } from './simplify';

/** Fragments below this share of all triangles are artefacts of roughness. */
const CRUMB = 0.01;

/** The mesh without such fragments. */
export function largePieces({ places, corners }: Mesh): Mesh {
  const parent = Int32Array.from({ length: places.length / 3 }, (_, at) => at);
  const rootOf = (at: number): number => {
    let root = at;
    while (parent[root] !== root) root = parent[root] = parent[parent[root] ?? 0] ?? 0;
    return root;
  };
  for (let i = 0; i < corners.length; i += 3) {
    const root = rootOf(corners[i] ?? 0);
    parent[rootOf(corners[i + 1] ?? 0)] = root;
    parent[rootOf(corners[i + 2] ?? 0)] = root;
  }
  const sizes = new Map<number, number>();
  for (const at of corners) sizes.set(rootOf(at), (sizes.get(rootOf(at)) ?? 0) + 1);
  const least = corners.length * CRUMB;
  return packed(
    places,
    Int32Array.from(corners, (at) => ((sizes.get(rootOf(at)) ?? 0) < least ? -1 : at)),
  );
}
