import type OpenSeadragon from 'openseadragon';
import type { Point } from '../geometry/view';

/** Handles presses on the slide that should not move it. */
export interface Hand {
  /** Answers whether it takes the press: then the slide stays where it is. */
  press: (at: Point) => boolean;
  drag: (at: Point) => void;
  release: (at: Point) => void;
  /** Pressed and let go at one place. */
  click: (at: Point) => void;
  /** Twice at one place, after both clicks. */
  doubleClick: () => void;
  /** Two clicks are its own: the slide does not come closer by them. */
  keepsStill: () => boolean;
  /** A second finger came. */
  cancel: () => void;
}

const DOUBLE_MS = 400;
const SAME = 6;

/** Offers each press to the current hand before the viewer. */
export function watchHand(viewer: OpenSeadragon.Viewer, handNow: () => Hand | null) {
  let isHeld = false;
  // OpenSeadragon counts clicks in pairs wherever they were: the end of a quick outline it would miss.
  let last = { x: 0, y: 0, time: -Infinity };
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
    if (!event.quick) return;
    const [at, time] = [placeOf(event), event.originalEvent.timeStamp];
    const isDouble =
      time - last.time < DOUBLE_MS && Math.hypot(at.x - last.x, at.y - last.y) < SAME;
    last = { ...at, time };
    handNow()?.click(at);
    if (isDouble) handNow()?.doubleClick();
  });
  viewer.addHandler('canvas-double-click', (event) => {
    if (handNow()?.keepsStill()) event.preventDefaultAction = true;
  });
  viewer.addHandler('canvas-pinch', () => {
    if (isHeld) handNow()?.cancel();
    isHeld = false;
  });
}
