import type { View } from '../geometry/view';

/** Less is a hand that is not done yet. */
const CALM_MS = 300;

const isSame = (one: View, other: View | null) =>
  (['x', 'y', 'scale', 'angle', 'isFlipped', 'isOver'] as const).every(
    (key) => one[key] === other?.[key],
  );

/**
 * Tells of each view at which a slide comes to rest, once. OpenSeadragon tells only how movements end:
 * what is put at once does not move, and a slide that is mirrored does not either.
 */
export function makeRest(aim: () => View, tell: () => void) {
  let last: View | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    /** At each frame. */
    see() {
      const view = aim();
      if (isSame(view, last)) return;
      last = view;
      clearTimeout(timer);
      timer = setTimeout(tell, CALM_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
