import { useSyncExternalStore } from 'react';
import type { Shown } from './openSlide';

/** The current view, updated on every frame; only the few parts that show it subscribe. */
export interface ViewStore {
  now: () => Shown | null;
  tell: (shown: Shown) => void;
  subscribe: (listener: () => void) => () => void;
}

const isSame = (one: Shown, other: Shown) =>
  one.frame.width === other.frame.width &&
  one.frame.height === other.frame.height &&
  (Object.keys(one.view) as (keyof Shown['view'])[]).every(
    (key) => one.view[key] === other.view[key],
  );

export function makeViewStore(): ViewStore {
  let shown: Shown | null = null;
  const listeners = new Set<() => void>();
  return {
    now: () => shown,
    tell(next) {
      // A tile that comes changes nothing of the view.
      if (shown && isSame(shown, next)) return;
      shown = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A value derived from the view; renders only when it changes. */
export const useSeen = <T extends string | number | boolean | null>(
  store: ViewStore,
  read: (shown: Shown) => T,
  otherwise: T,
): T =>
  useSyncExternalStore(store.subscribe, () => {
    const shown = store.now();
    return shown ? read(shown) : otherwise;
  });
