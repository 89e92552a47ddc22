import type { SlideTour, TourStop } from '@cheese/domain/contract/slides/slideTour';

export type Written = Pick<SlideTour, 'title' | 'stops'>;

export function movedTo(stops: readonly TourStop[], from: number, to: number): TourStop[] {
  const stop = stops[from];
  if (!stop || to < 0 || to >= stops.length) return [...stops];
  const others = stops.filter((_, i) => i !== from);
  return [...others.slice(0, to), stop, ...others.slice(to)];
}

export const isSame = (one: Written, other: Written) =>
  JSON.stringify([one.title, one.stops]) === JSON.stringify([other.title, other.stops]);
