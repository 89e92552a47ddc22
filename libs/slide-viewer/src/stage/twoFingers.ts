import type OpenSeadragon from 'openseadragon';
import { pinched, type Point, type Size } from '../geometry/view';
import { showView, viewOf } from './osdView';

/** Where both fingers are: around their middle, which alone is told within the frame. */
function around(middle: Point, one: Point, other: Point): readonly [Point, Point] {
  const [dx, dy] = [(other.x - one.x) / 2, (other.y - one.y) / 2];
  return [
    { x: middle.x - dx, y: middle.y - dy },
    { x: middle.x + dx, y: middle.y + dy },
  ];
}

/** Two fingers move, stretch and turn: OpenSeadragon's own would turn a mirrored slide the wrong way. */
export function watchFingers(viewer: OpenSeadragon.Viewer, slide: Size) {
  viewer.addHandler('canvas-pinch', (event) => {
    event.preventDefaultPanAction = true;
    event.preventDefaultZoomAction = true;
    event.preventDefaultRotateAction = true;
    const [one, other] = event.gesturePoints;
    if (!one || !other) return;
    const { x: width, y: height } = viewer.viewport.getContainerSize();
    const before = around(event.lastCenter, one.lastPos, other.lastPos);
    const after = around(event.center, one.currentPos, other.currentPos);
    const now = viewOf(viewer.viewport, slide, 'now');
    showView(viewer.viewport, slide, pinched(now, { width, height }, before, after), true);
    viewer.viewport.applyConstraints();
  });
}
