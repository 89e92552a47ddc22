import { headerBreakpoints } from '@cheese/domain/codes/limits';
import { type DisplayMode, displayMode } from '@cheese/domain/rules/displayMode';
import { useSyncExternalStore } from 'react';

const queries = () =>
  headerBreakpoints.map((width) => window.matchMedia(`(min-width: ${width}px)`));

const watch = (changed: () => void) => {
  const watched = queries();
  watched.forEach((query) => query.addEventListener('change', changed));
  return () => watched.forEach((query) => query.removeEventListener('change', changed));
};
const look = () => displayMode(window.innerWidth);
/** A page that is rendered before it is shown leaves room for everything. */
const unknown = (): DisplayMode => 1;

export const useDisplayMode = (): DisplayMode => useSyncExternalStore(watch, look, unknown);
