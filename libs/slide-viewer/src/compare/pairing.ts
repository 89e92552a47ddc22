import type { Point } from '../geometry/view';
import { fitPairs } from '../lock/fitPairs';
import type { Pair } from '../lock/likeness';
import type { Lock } from './lockstep';

const PAIRS = 3;

/** Places that were pointed at, the same ones on each slide in turn. */
export interface Pairing {
  count: number;
  places: readonly Point[];
}

/** The slide to point at next, and the number of the place. */
export const nextPlace = ({ count, places }: Pairing) => ({
  slide: places.length % count,
  number: Math.floor(places.length / count) + 1,
});

export const isPaired = ({ count, places }: Pairing) => places.length >= count * PAIRS;

/**
 * The lock computed from the pairs and its largest error; null if the pairs do not determine one.
 */
export function lockOf({ count, places }: Pairing): { lock: Lock; offBy: number } | null {
  const of = (slide: number) => places.filter((_, i) => i % count === slide);
  const fits = Array.from({ length: count }, (_, slide) => {
    const pairs = of(0).map((here, i): Pair => [here, of(slide)[i] ?? here]);
    return slide === 0 ? null : fitPairs(pairs);
  });
  if (fits.slice(1).some((fit) => fit === null)) return null;
  return {
    lock: fits.map((fit) => fit?.likeness ?? null),
    offBy: Math.max(...fits.map((fit) => fit?.offBy ?? 0)),
  };
}
