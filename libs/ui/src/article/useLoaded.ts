import { use, useEffect, useState } from 'react';
import { LoadPartContext } from '../parts/LoadPartContext';
import type { LoadPart } from '../parts/makeOrReload';

type Load<Part> = () => Promise<Part>;
const known = new WeakMap<LoadPart, WeakMap<object, unknown>>();
const knownTo = (loadPart: LoadPart) => known.get(loadPart) ?? new WeakMap<object, unknown>();

/**
 * Loads an optional module; null until it has loaded. `load` must be a stable function, because it
 * is the cache key.
 */
export function useLoaded<Part extends object>(load: Load<Part>) {
  const loadPart = use(LoadPartContext);
  const [part, setPart] = useState<Part | null>(
    () => (knownTo(loadPart).get(load) as Part | undefined) ?? null,
  );
  const [isLost, setLost] = useState(false);
  const [tries, setTries] = useState(0);
  const isThere = part !== null;

  useEffect(() => {
    if (isThere) return undefined;
    let isWanted = true;
    loadPart(load).then(
      (loaded) => {
        known.set(loadPart, knownTo(loadPart).set(load, loaded));
        if (isWanted) setPart(() => loaded);
      },
      () => isWanted && setLost(true),
    );
    return () => {
      isWanted = false;
    };
  }, [isThere, load, loadPart, tries]);

  const retry = () => {
    setLost(false);
    setTries(tries + 1);
  };
  return { part, isLost, retry };
}
