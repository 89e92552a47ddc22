/** A part that waits to be drawn. */
export interface Waiting {
  /** Pixels of the whole for one of what is drawn: more is coarser. */
  scale: number;
  /** True for a prefetch. */
  isAhead: boolean;
}

/**
 * Drawing order: viewers before prefetching, and coarse tiles first, so that a place is visible
 * before it is sharp. Only one prefetch runs at a time, so that the next viewer does not have to
 * wait.
 */
export function tissueQueue<T extends Waiting>() {
  const waiting = new Set<T>();
  let ahead = 0;

  function next(): T | null {
    let found: T | null = null;
    for (const one of waiting) {
      if (one.isAhead && (ahead > 0 || (found && !found.isAhead))) continue;
      if (!found || isSooner(one, found)) found = one;
    }
    return found;
  }

  return {
    looking: () => [...waiting].filter(({ isAhead }) => !isAhead).length,
    add: (one: T) => void waiting.add(one),
    take(): T | null {
      const one = next();
      if (!one) return null;
      waiting.delete(one);
      if (one.isAhead) ahead += 1;
      return one;
    },
    done(one: T) {
      if (one.isAhead) ahead -= 1;
    },
    empty(): T[] {
      const left = [...waiting];
      waiting.clear();
      return left;
    },
  };
}

const isSooner = (one: Waiting, other: Waiting) =>
  one.isAhead === other.isAhead ? one.scale > other.scale : !one.isAhead;
