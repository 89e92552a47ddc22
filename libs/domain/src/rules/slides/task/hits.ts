import type { Spot } from '../../../contract/slides/shapes/slideTaskShapes';

const gap = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y);

function gapToLine(spot: Spot, from: Spot, to: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const size = dx * dx + dy * dy;
  const along = size > 0 ? ((spot.x - from.x) * dx + (spot.y - from.y) * dy) / size : 0;
  const part = Math.min(1, Math.max(0, along));
  return gap(spot, { x: from.x + part * dx, y: from.y + part * dy });
}

function isWithin(spot: Spot, outline: readonly Spot[]): boolean {
  let within = false;
  outline.forEach((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from;
    if (from.y > spot.y === to.y > spot.y) return;
    const x = from.x + ((spot.y - from.y) / (to.y - from.y)) * (to.x - from.x);
    if (spot.x < x) within = !within;
  });
  return within;
}

/** The distance from a place to a target: 0 inside it. */
export function gapTo(target: readonly Spot[], spot: Spot): number {
  if (target.length > 2 && isWithin(spot, target)) return 0;
  const gaps = target.map((from, i) =>
    gapToLine(spot, from, target[(i + 1) % target.length] ?? from),
  );
  return gaps.reduce((least, one) => Math.min(least, one), Infinity);
}

/**
 * Matches places to targets, each target at most once. Uses the assignment with the most hits, so
 * that the order of pointing costs nobody a hit.
 */
export function hitsOf(reaches: readonly (readonly number[])[], targetCount: number): boolean[] {
  const takenBy = new Array<number | undefined>(targetCount).fill(undefined);
  const claim = (spot: number, asked: Set<number>): boolean =>
    (reaches[spot] ?? []).some((target) => {
      if (asked.has(target)) return false;
      asked.add(target);
      const holder = takenBy[target];
      if (holder !== undefined && !claim(holder, asked)) return false;
      takenBy[target] = spot;
      return true;
    });
  reaches.forEach((_, spot) => claim(spot, new Set()));
  const hitters = new Set(takenBy);
  return reaches.map((_, spot) => hitters.has(spot));
}

/** The same for places and targets on a slide. */
export function hitTargets(
  spots: readonly Spot[],
  targets: readonly (readonly Spot[])[],
  reach: number,
): boolean[] {
  const reaches = spots.map((spot) =>
    targets.flatMap((target, i) => (gapTo(target, spot) <= reach ? [i] : [])),
  );
  return hitsOf(reaches, targets.length);
}
