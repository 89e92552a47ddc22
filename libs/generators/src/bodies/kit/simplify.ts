import { Heap } from './heap';
import type { Mesh } from './mesh';
import { leastError, planeQuadric, QUADRIC, type Spot } from './quadric';

/**
 * Mesh simplification (Garland and Heckbert): the edge with the smallest error is collapsed
 * repeatedly. Closed meshes stay closed.
 */
export function simplify(mesh: Mesh, wanted: number): Mesh {
  let left = mesh.corners.length / 3;
  if (left <= wanted) return mesh;
  const { places, corners, quadrics, neighboursOf, turns, spotOf, collapse } = edgesOf(mesh);
  const total = places.length / 3;
  const versions = new Uint32Array(total);

  const heap = new Heap();
  const offer = (a: number, b: number) => {
    const { cost } = leastError(quadrics, a, b, spotOf(a), spotOf(b));
    heap.push(cost, Math.min(a, b), Math.max(a, b), (versions[a] ?? 0) + (versions[b] ?? 0));
  };
  for (let at = 0; at < total; at++)
    for (const other of neighboursOf(at)) if (other > at) offer(at, other);

  while (left > wanted) {
    const next = heap.pop();
    if (!next) break;
    const [a, b, version] = next;
    if (version !== (versions[a] ?? 0) + (versions[b] ?? 0)) continue;
    const [mine, theirs] = [neighboursOf(a), neighboursOf(b)];
    if (!mine.has(b)) continue;
    const shared = [...mine].filter((one) => theirs.has(one));
    if (shared.length !== 2 || mine.size + theirs.size < 8) continue;
    const { spot } = leastError(quadrics, a, b, spotOf(a), spotOf(b));
    if (turns(a, b, spot) || turns(b, a, spot)) continue;
    left -= collapse(a, b, spot);
    versions[a]! += 1;
    versions[b]! += 1e6;
    for (const one of neighboursOf(a)) offer(a, one);
  }
  return packed(places, corners);
}

/** A copy of a mesh whose edges can be collapsed, with what lies around each vertex. */
function edgesOf(mesh: Mesh) {
  const places = Float64Array.from(mesh.places);
  const corners = Int32Array.from(mesh.corners);
  const total = places.length / 3;
  const quadrics = new Float64Array(total * QUADRIC);
  const around: Set<number>[] = Array.from({ length: total }, () => new Set());

  for (let triangle = 0; triangle < corners.length / 3; triangle++) {
    const plane = planeQuadric(places, corners, triangle);
    for (const at of cornersAt(triangle)) {
      around[at]?.add(triangle);
      for (let i = 0; i < QUADRIC; i++) quadrics[at * QUADRIC + i]! += plane[i] ?? 0;
    }
  }

  function cornersAt(triangle: number): [number, number, number] {
    const first = triangle * 3;
    return [corners[first] ?? 0, corners[first + 1] ?? 0, corners[first + 2] ?? 0];
  }

  function neighboursOf(at: number): Set<number> {
    const found = new Set<number>();
    for (const triangle of around[at] ?? []) for (const one of cornersAt(triangle)) found.add(one);
    found.delete(at);
    return found;
  }

  /** True if the collapse would flip or degenerate a remaining triangle. */
  function turns(at: number, other: number, spot: Spot): boolean {
    for (const triangle of around[at] ?? []) {
      const three = cornersAt(triangle);
      if (three.includes(other)) continue;
      const before = crossOf(three.map(spotOf));
      const after = crossOf(three.map((one) => (one === at ? spot : spotOf(one))));
      const [was, is] = [Math.hypot(...before), Math.hypot(...after)];
      const same = before[0] * after[0] + before[1] * after[1] + before[2] * after[2];
      if (same < 0.2 * was * is || is < 1e-9) return true;
    }
    return false;
  }
  const spotOf = (at: number): Spot => [
    places[at * 3] ?? 0,
    places[at * 3 + 1] ?? 0,
    places[at * 3 + 2] ?? 0,
  ];

  /** Moves the first vertex there, drops the second; returns how many triangles are gone. */
  function collapse(a: number, b: number, spot: Spot): number {
    let gone = 0;
    places.set(spot, a * 3);
    for (let i = 0; i < QUADRIC; i++) quadrics[a * QUADRIC + i]! += quadrics[b * QUADRIC + i] ?? 0;
    for (const triangle of around[b] ?? []) {
      const three = cornersAt(triangle);
      if (three.includes(a)) {
        three.forEach((one) => around[one]?.delete(triangle));
        corners.fill(-1, triangle * 3, triangle * 3 + 3);
        gone += 1;
      } else {
        corners[triangle * 3 + three.indexOf(b)] = a;
        around[a]?.add(triangle);
      }
    }
    around[b]?.clear();
    return gone;
  }
  return { places, corners, quadrics, neighboursOf, turns, spotOf, collapse };
}

function crossOf(three: readonly Spot[]): Spot {
  const [a = [0, 0, 0], b = [0, 0, 0], c = [0, 0, 0]] = three as readonly (Spot | undefined)[];
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
}

/** Drops deleted vertices and triangles. */
export function packed(places: Float64Array, corners: Int32Array): Mesh {
  const kept = corners.filter((at) => at >= 0);
  const newAt = new Map<number, number>();
  const out: number[] = [];
  for (const at of kept) {
    if (newAt.has(at)) continue;
    newAt.set(at, newAt.size);
    out.push(places[at * 3] ?? 0, places[at * 3 + 1] ?? 0, places[at * 3 + 2] ?? 0);
  }
  return {
    places: Float64Array.from(out),
    corners: Uint32Array.from(kept, (at) => newAt.get(at) ?? 0),
  };
}
