import type { Bullet } from './bullet';

/** A jump is further than a film runs between two looks at it. */
const JUMP_S = 1.5;

/** Bullets in film order, with a cursor at the last one shown. */
export function bulletQueue() {
  let all: Bullet[] = [];
  let lastS = 0;
  return {
    put(bullets: readonly Bullet[]) {
      all = [...bullets].sort((one, other) => one.atMs - other.atMs);
    },
    /** Those that appear between the last look and this one; `hasJumped`: what is there is of elsewhere. */
    upTo(nowS: number): { due: Bullet[]; hasJumped: boolean } {
      const hasJumped = nowS < lastS || nowS - lastS > JUMP_S;
      const fromMs = hasJumped ? nowS * 1000 : lastS * 1000;
      lastS = nowS;
      const first = firstFrom(all, fromMs);
      const end = firstFrom(all, nowS * 1000);
      return { due: all.slice(first, end), hasJumped };
    },
  };
}

/** The index of the first that appears at a moment or later. */
function firstFrom(all: readonly Bullet[], ms: number): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.atMs ?? Infinity) < ms) low = middle + 1;
    else high = middle;
  }
  return low;
}
