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
// The window's own width costs more: the browser lays the page out before it says it.
const look = () => displayMode((width) => atLeast(width).matches);
/** A page that is rendered before it is shown: the style sheet decides until a script has looked. */
const unknown = () => null;

export const useDisplayMode = () => useSyncExternalStore<DisplayMode | null>(watch, look, unknown);
