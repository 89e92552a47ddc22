import { useEffect, useEffectEvent, useState } from 'react';
import type { AnyTour } from './tourCalls';

export type Tour = ReturnType<typeof useTour>;

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');

/** The tour that is being played, and the index of its current stop. */
export function useTour(see: (view: string) => void, onBegin: () => () => void) {
  const [playing, setPlaying] = useState<AnyTour | null>(null);
  const [at, setAt] = useState(0);
  const [back, setBack] = useState<(() => void) | null>(null);

  const goTo = (tour: AnyTour, place: number) => {
    const stop = tour.stops[place];
    if (!stop) return;
    setAt(place);
    see(stop.view);
  };
  const step = (by: 1 | -1) => {
    if (playing) goTo(playing, at + by);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isWriting(event.target)) return;
    if (event.key === ']') step(1);
    if (event.key === '[') step(-1);
  });
  const isPlaying = playing !== null;
  useEffect(() => {
    if (!isPlaying) return;
    const hear = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [isPlaying]);

  return {
    playing,
    at,
    step,
    play(tour: AnyTour) {
      const restore = onBegin();
      setBack(() => restore);
      setPlaying(tour);
      goTo(tour, 0);
    },
    /** Restores what was visible before the tour. */
    end() {
      back?.();
      setPlaying(null);
    },
  };
}
