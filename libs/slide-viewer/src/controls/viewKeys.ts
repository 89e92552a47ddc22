import { presetsOf } from '../geometry/magnification';
import type { Resolution } from '../geometry/resolution';
import { flipped, moved, type Size, turned, type View, zoomedTo } from '../geometry/view';

const STEP = 80;
const ZOOM = 1.4;
const TURN = 15;

type Change = (view: View, frame: Size) => View;

const keys = new Map<string, Change>(
  Object.entries<Change>({
    ArrowLeft: (view, frame) => moved(view, frame, STEP, 0),
    ArrowRight: (view, frame) => moved(view, frame, -STEP, 0),
    ArrowUp: (view, frame) => moved(view, frame, 0, STEP),
    ArrowDown: (view, frame) => moved(view, frame, 0, -STEP),
    '+': (view, frame) => zoomedTo(view, frame, view.scale * ZOOM),
    '=': (view, frame) => zoomedTo(view, frame, view.scale * ZOOM),
    '-': (view, frame) => zoomedTo(view, frame, view.scale / ZOOM),
    r: (view) => turned(view, TURN),
    R: (view) => turned(view, -TURN),
    '.': (view) => turned(view, 1),
    ',': (view) => turned(view, -1),
    h: (view) => flipped(view, 'across'),
    v: (view) => flipped(view, 'over'),
  }),
);

/** The view that a key leads to; null where it leads to none. Figures are the magnifications. */
export function viewByKey(key: string, view: View, frame: Size, slide: Resolution): View | null {
  const change = keys.get(key);
  if (change) return change(view, frame);
  const preset = /^[1-9]$/.test(key) ? presetsOf(slide)[Number(key) - 1] : undefined;
  return preset ? zoomedTo(view, frame, preset.scale) : null;
}
