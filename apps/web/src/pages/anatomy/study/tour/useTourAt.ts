import type { AnatomyTour } from '@cheese/domain/contract/bodies/anatomyTour';
import { useEffect, useEffectEvent, useState } from 'react';

/** Position in a tour; the first stop is 0. */
export interface TourPlace {
  tourId: number;
  at: number;
}

interface TourOptions {
  tours: readonly AnatomyTour[];
  /** Position from the address. */
  start: TourPlace | null;
  see: (view: string) => void;
  /** The current view, restored after the tour. */
  viewNow: () => string;
  put: (place: TourPlace | null) => void;
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea');

export type PlayedTour = ReturnType<typeof useTourAt>;

/** The running tour, its current stop, and whether it advances automatically. */
export function useTourAt({ tours, start, see, viewNow, put }: TourOptions) {
  const [place, setPlace] = useState(start);
  const [isPlaying, setPlaying] = useState(false);
  const [before, setBefore] = useState('');
  const tour = tours.find(({ id }) => id === place?.tourId);
  const at = place?.at ?? 0;

  const goTo = (next: AnatomyTour, to: number) => {
    const stop = next.stops[to];
    if (!stop) return;
    const there = { tourId: next.id, at: to };
    setPlace(there);
    put(there);
    see(stop.view);
  };
  const step = (by: 1 | -1) => {
    if (tour) goTo(tour, at + by);
  };
  const end = () => {
    setPlaying(false);
    setPlace(null);
    put(null);
    see(before);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (isWriting(target) || ctrlKey || metaKey || altKey) return;
    if (key === ']') step(1);
    if (key === '[') step(-1);
    if (key === 'p' || key === 'P') setPlaying((was) => !was);
    if (key === 'Escape') end();
  });
  const isOn = tour !== undefined;
  useEffect(() => {
    if (!isOn) return;
    const hear = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [isOn]);

  return {
    tour,
    at,
    isPlaying,
    setPlaying,
    step,
    end,
    play(next: AnatomyTour) {
      if (!tour) setBefore(viewNow());
      setPlaying(true);
      goTo(next, 0);
    },
  };
}
