import type { KeyboardEvent } from 'react';

const stopsIn = (place: HTMLElement) => [
  ...place.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)'),
];

/** Moves the focus among links and buttons by arrow keys, Home and End. */
export function walkByArrows(event: KeyboardEvent<HTMLElement>) {
  const stops = stopsIn(event.currentTarget);
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const last = stops.length - 1;
  const places: Partial<Record<string, number>> = {
    ArrowDown: at === last ? 0 : at + 1,
    ArrowUp: at <= 0 ? last : at - 1,
    Home: 0,
    End: last,
  };
  const to = places[event.key];
  if (to === undefined || last < 0) return;
  event.preventDefault();
  stops[to]?.focus();
}
