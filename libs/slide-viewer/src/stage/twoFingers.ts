import type OpenSeadragon from 'openseadragon';
import { pinched, type Point, type Size } from '../geometry/view';
import { showView, viewOf } from './osdView';

/** Positions of both fingers in the frame; only their middle is given in frame coordinates. */
function around(middle: Point, one: Point, other: Point): readonly [Point, Point] {
  const [dx, dy] = [(other.x - one.x) / 2, (other.y - one.y) / 2];
  return [
    { x: middle.x - dx, y: middle.y - dy },
    { x: middle.x + dx, y: middle.y + dy },
  ];
}

type Fingers = ReturnType<typeof around>;

/**
 * Two fingers move, stretch and turn: OpenSeadragon's own would turn a mirrored slide the wrong way. It
 * tells of each finger by itself, so that where both were before is remembered here.
 */
export function watchFingers(viewer: OpenSeadragon.Viewer, slide: Size) {
  let before: Fingers | null = null;
  const forget = () => void (before = null);
  viewer.addHandler('canvas-press', forget);
  viewer.addHandler('canvas-release', forget);
  viewer.addHandler('canvas-pinch', (event) => {
    event.preventDefaultPanAction = true;
    event.preventDefaultZoomAction = true;
    event.preventDefaultRotateAction = true;
    const [one, other] = event.gesturePoints;
    if (!one || !other) return;
    const { x: width, y: height } = viewer.viewport.getContainerSize();
    const after = around(event.center, one.currentPos, other.currentPos);
    const now = viewOf(viewer.viewport, slide, 'now');
    const view = before && pinched(now, { width, height }, before, after);
    before = after;
    if (!view) return;
    showView(viewer.viewport, slide, view, true);
    viewer.viewport.applyConstraints();
  });
}
