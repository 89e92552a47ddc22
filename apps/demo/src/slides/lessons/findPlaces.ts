import { landmarksOf } from '@cheese/generators/tissues/landmarks';
import { bandIn, lotsIn } from '@cheese/generators/tissues/lots';
import type { TissueName } from '@cheese/generators/tissues/tissues';
import type { Look } from './lesson';
import { lessons } from './lessons';

interface Spot {
  x: number;
  y: number;
}

const numbersOf = (spots: readonly Spot[]) => spots.flatMap(({ x, y }) => [x, y]);

const kept = (at: Spot, around: readonly Spot[] | null) => ({
  at: [at.x, at.y],
  ...(around && around.length > 2 && { around: numbersOf(around) }),
});

function look(tissue: TissueName, { isBand, ...looked }: Look) {
  if (!isBand) return lotsIn(tissue, looked).map((lot) => kept(lot, lot.hull));
  const band = bandIn(tissue, looked);
  // Half way along it, between its two edges.
  const [upper, lower] = [band[Math.floor(band.length / 4)], band.at(-Math.ceil(band.length / 4))];
  if (!upper || !lower) return [];
  return [kept({ x: upper.x, y: Math.round((upper.y + lower.y) / 2) }, band)];
}

/** All places of a slide, as `places.json` keeps them. */
export function findPlaces(tissue: TissueName) {
  const landmarks = landmarksOf(tissue).map((one) => [one.key, kept(one, one.outline)] as const);
  const looks = Object.entries(lessons[tissue].looks).map(
    ([name, one]) => [name, look(tissue, one)] as const,
  );
  return { landmarks: Object.fromEntries(landmarks), looks: Object.fromEntries(looks) };
}
