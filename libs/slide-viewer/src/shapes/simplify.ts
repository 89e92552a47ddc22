import type { Point } from '../geometry/view';

function farthest(path: readonly Point[], from: number, to: number) {
  const [a, b] = [path[from], path[to]];
  let [at, most] = [from, 0];
  if (!a || !b) return { at, most };
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const size = Math.hypot(dx, dy);
  for (let i = from + 1; i < to; i += 1) {
    const { x, y } = path[i] ?? a;
    const off =
      size > 0 ? Math.abs(dx * (y - a.y) - dy * (x - a.x)) / size : Math.hypot(x - a.x, y - a.y);
    if (off > most) [at, most] = [i, off];
  }
  return { at, most };
}

/** A path drawn by hand with no more places than it needs to be no further off than that. */
export function simplified(path: readonly Point[], off: number): Point[] {
  const kept = new Set([0, path.length - 1]);
  const open: [number, number][] = [[0, path.length - 1]];
  for (let part = open.pop(); part; part = open.pop()) {
    const { at, most } = farthest(path, ...part);
    if (most <= off) continue;
    kept.add(at);
    open.push([part[0], at], [at, part[1]]);
  }
  return path.filter((_, i) => kept.has(i));
}
