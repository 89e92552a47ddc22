import { headerBreakpoints } from '@cheese/domain/codes/base/limits';
import { type DisplayMode, displayMode } from '@cheese/domain/rules/site/displayMode';
import { useSyncExternalStore } from 'react';

const ROOT_PX = 16;
/** A larger font leaves less room; the style sheet uses `rem` as well. */
const lettersAre = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / ROOT_PX;
const atLeast = (width: number) =>
  window.matchMedia(`(min-width: ${width * (lettersAre() || 1)}px)`);
const queries = () => headerBreakpoints.map(atLeast);

const watch = (changed: () => void) => {
  const watched = queries();
  watched.forEach((query) => query.addEventListener('change', changed));
  return () => watched.forEach((query) => query.removeEventListener('change', changed));
};
// Media queries, because reading the window's width would force a layout.
const look = () => displayMode((width) => atLeast(width).matches);
/** Null while prerendering and hydrating: the style sheet decides until a script has measured. */
const unknown = () => null;

export const useDisplayMode = () => useSyncExternalStore<DisplayMode | null>(watch, look, unknown);
