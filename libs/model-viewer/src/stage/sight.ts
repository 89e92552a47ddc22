import { useSyncExternalStore } from 'react';
import type { Place } from '../model/part';
import type { View } from '../model/view';

/** A place on the screen; null where it is behind the eye. */
export type Project = (place: Place) => { x: number; y: number } | null;

/** The current view and projection, for overlays. */
export interface Sight {
  view: View;
  width: number;
  height: number;
  project: Project;
  /** The actual place of a label or pin, after its part was displaced. */
  shifted: (place: Place, partId: string | null) => Place;
  /** False while it moves: what hides what is looked at when it has come to rest. */
  isAtRest: boolean;
  sees: (place: Place, partId: string | null) => boolean;
}

export interface SightStore {
  now: () => Sight | null;
  tell: (sight: Sight | null) => void;
  subscribe: (listener: () => void) => () => void;
}

export function makeSightStore(): SightStore {
  let sight: Sight | null = null;
  const listeners = new Set<() => void>();
  return {
    now: () => sight,
    tell(next) {
      sight = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useSight = (store: SightStore) => useSyncExternalStore(store.subscribe, store.now);
