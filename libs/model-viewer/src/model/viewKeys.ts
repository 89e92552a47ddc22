import { homeView, moved, type Side, seenFrom, sides, turned, type View, zoomed } from './view';

const TURN = 10;
const SHIFT = 0.08;
const ZOOM = 1.25;

const arrows: Record<string, readonly [across: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The view that a key leads to; null where it leads to none. Figures are the six sides. */
export function viewByKey(
  view: View,
  key: string,
  isShifted: boolean,
  aspect: number,
): View | null {
  const way = arrows[key];
  if (way) {
    const [across, down] = way;
    return isShifted
      ? moved(view, -across * SHIFT, -down * SHIFT, aspect)
      : turned(view, across * TURN, -down * TURN);
  }
  if (key === '+' || key === '=') return zoomed(view, ZOOM);
  if (key === '-') return zoomed(view, 1 / ZOOM);
  if (key === '0') return homeView;
  const side: Side | undefined = /^[1-6]$/.test(key) ? sides[Number(key) - 1] : undefined;
  return side ? seenFrom(view, side) : null;
}
