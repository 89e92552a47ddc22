import type { Clock } from '../ports/clock';

/** Lifetime of a shared answer. A change is visible everywhere within twice this time. */
const ALIKE_MS = 1_000;

/** Longest wait for an answer that another caller has requested. */
const PATIENCE_MS = 5_000;

/** Limit on the serialised answers, so that requesting every page cannot exhaust memory. */
const MOST_BYTES = 16 * 1024 * 1024;

/** A cached answer: its data and its serialised form. */
interface Made {
  data: unknown;
  written: Buffer;
}

interface CachedAnswer {
  /** When it was asked for, which is before anything of it was read. */
  askedAt: number;
  answer: Promise<Made>;
  /** None while it is on its way. */
  bytes: number;
}

/** This node's cache of serialised answers; concurrent callers share one computation. */
export interface SharedAnswers {
  (key: string, make: () => Promise<Made>): Promise<Made>;
  size(): number;
  clear(): void;
}

export function sharedAnswers(clock: Clock, forMs = ALIKE_MS): SharedAnswers {
  // In the order in which they were asked for: what is too old stands in front.
  const kept = new Map<string, CachedAnswer>();
  let bytes = 0;

  const isOnItsWay = (one: CachedAnswer) => one.bytes === 0;
  /** A request that hangs on a dead connection must not block everyone else. */
  const isAwaited = (one: CachedAnswer) =>
    isOnItsWay(one) && Math.abs(clock.now().getTime() - one.askedAt) < PATIENCE_MS;

  function drop(key: string, one: CachedAnswer) {
    if (kept.get(key) !== one) return;
    kept.delete(key);
    bytes -= one.bytes;
  }

  function isFresh({ askedAt }: CachedAnswer) {
    const age = clock.now().getTime() - askedAt;
    return age >= 0 && age < forMs;
  }

  /** Out go the old ones, those that do not come, and as many of the others as there is no room for. */
  function makeRoom() {
    for (const [key, one] of kept) {
      if (isAwaited(one)) continue;
      if (isOnItsWay(one)) {
        drop(key, one);
        continue;
      }
      if (isFresh(one) && bytes <= MOST_BYTES) return;
      drop(key, one);
    }
  }

  function find(key: string, make: () => Promise<Made>) {
    const known = kept.get(key);
    if (known && (isAwaited(known) || (!isOnItsWay(known) && isFresh(known)))) return known.answer;
    if (known) drop(key, known);
    const one: CachedAnswer = { askedAt: clock.now().getTime(), answer: make(), bytes: 0 };
    kept.set(key, one);
    one.answer.then(
      ({ written: { length } }) => {
        if (kept.get(key) !== one) return;
        one.bytes = length;
        bytes += length;
        makeRoom();
      },
      () => drop(key, one),
    );
    return one.answer;
  }

  function clear() {
    kept.clear();
    bytes = 0;
  }

  return Object.assign(find, { size: () => kept.size, clear });
}
