import type OpenSeadragon from 'openseadragon';
import type { Point } from '../geometry/view';

/** Who may take a press on the slide for something else than moving it. */
export interface Hand {
  /** Answers whether it takes the press: then the slide stays where it is. */
  press: (at: Point) => boolean;
  drag: (at: Point) => void;
  release: (at: Point) => void;
  /** Pressed and let go at one place. */
  click: (at: Point) => void;
  /** Answers whether it wanted the second click. */
  doubleClick: (at: Point) => boolean;
  /** A second finger came. */
  cancel: () => void;
}

/** Asks the hand first at each press, whoever that is by then. */
export function watchHand(viewer: OpenSeadragon.Viewer, handNow: () => Hand | null) {
  let isHeld = false;
  const placeOf = ({ originalEvent }: { originalEvent: Event }): Point => {
    const { clientX, clientY } = originalEvent as PointerEvent;
    const { left, top } = viewer.canvas.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  viewer.addHandler('canvas-press', (event) => {
    isHeld = handNow()?.press(placeOf(event)) ?? false;
  });
  viewer.addHandler('canvas-drag', (event) => {
    if (!isHeld) return;
    event.preventDefaultAction = true;
    handNow()?.drag(placeOf(event));
  });
  viewer.addHandler('canvas-drag-end', (event) => {
    if (isHeld) event.preventDefaultAction = true;
  });
  viewer.addHandler('canvas-release', (event) => {
    // It stays held until the next press: the end of the drag, which would throw the slide, comes after.
    if (isHeld) handNow()?.release(placeOf(event));
  });
  viewer.addHandler('canvas-click', (event) => {
    if (event.quick) handNow()?.click(placeOf(event));
  });
  viewer.addHandler('canvas-double-click', (event) => {
    if (handNow()?.doubleClick(placeOf(event))) event.preventDefaultAction = true;
  });
  viewer.addHandler('canvas-pinch', () => {
    if (isHeld) handNow()?.cancel();
    isHeld = false;
  });
}
