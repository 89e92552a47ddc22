import type { Clock } from '../ports/clock';

/** What everybody sees alike may be as old as this: a change shows within two of them anywhere. */
const ALIKE_MS = 1_000;

/** So long somebody joins those who wait already. */
const PATIENCE_MS = 5_000;

/** Of what is written, so that asking for every page there is cannot fill the memory. */
const MOST_BYTES = 16 * 1024 * 1024;

/** What was made for many: as it was written, and what it was written from. */
interface Made {
  data: unknown;
  written: Buffer;
}

interface Kept {
  /** When it was asked for, which is before anything of it was read. */
  askedAt: number;
  answer: Promise<Made>;
  /** None while it is on its way. */
  bytes: number;
}

/** Written answers of this node: each is made once in a while, for whoever asks or waits for it. */
export interface AlikeAnswers {
  (key: string, make: () => Promise<Made>): Promise<Made>;
  size(): number;
  clear(): void;
}

export function alikeAnswers(clock: Clock, forMs = ALIKE_MS): AlikeAnswers {
  // In the order in which they were asked for: what is too old stands in front.
  const kept = new Map<string, Kept>();
  let bytes = 0;

  const isOnItsWay = (one: Kept) => one.bytes === 0;
  /** What a dead connection never answers must not be waited for by everybody who comes. */
  const isAwaited = (one: Kept) =>
    isOnItsWay(one) && Math.abs(clock.now().getTime() - one.askedAt) < PATIENCE_MS;

  function drop(key: string, one: Kept) {
    if (kept.get(key) !== one) return;
    kept.delete(key);
    bytes -= one.bytes;
  }

  function isFresh({ askedAt }: Kept) {
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
    const one: Kept = { askedAt: clock.now().getTime(), answer: make(), bytes: 0 };
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
