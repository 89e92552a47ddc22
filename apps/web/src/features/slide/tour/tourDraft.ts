import type { SlideTour, TourStop } from '@cheese/domain/contract/slides/slideTour';

export type Written = Pick<SlideTour, 'title' | 'stops'>;

/** A tour as it is being written, with what it was before and after. */
export interface TourDraft {
  /** The version that it began from. */
  version: number;
  now: Written;
  past: readonly Written[];
  future: readonly Written[];
}

const STEPS = 100;

export const begun = ({ version, title, stops }: Written & { version: number }): TourDraft => ({
  version,
  now: { title, stops },
  past: [],
  future: [],
});

export const written = ({ past, now, ...draft }: TourDraft, next: Written): TourDraft => ({
  ...draft,
  past: [...past, now].slice(-STEPS),
  now: next,
  future: [],
});

export function undone(draft: TourDraft): TourDraft {
  const { past, now, future } = draft;
  const before = past.at(-1);
  return before
    ? { ...draft, past: past.slice(0, -1), now: before, future: [now, ...future] }
    : draft;
}

export function redone(draft: TourDraft): TourDraft {
  const { past, now, future } = draft;
  const [next, ...rest] = future;
  return next ? { ...draft, past: [...past, now], now: next, future: rest } : draft;
}

/** With one of its stops at another place. */
export function movedTo(stops: readonly TourStop[], from: number, to: number): TourStop[] {
  const stop = stops[from];
  if (!stop || to < 0 || to >= stops.length) return [...stops];
  const others = stops.filter((_, i) => i !== from);
  return [...others.slice(0, to), stop, ...others.slice(to)];
}

export const isSame = (one: Written, other: Written) =>
  JSON.stringify([one.title, one.stops]) === JSON.stringify([other.title, other.stops]);
