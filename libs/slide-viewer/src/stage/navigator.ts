import type OpenSeadragon from 'openseadragon';
import type { Point, Size } from '../geometry/view';

/** A click on the small picture goes there as any other way does. */
export function watchNavigator(
  viewer: OpenSeadragon.Viewer,
  goTo: (place: Point) => void,
  { width }: Size,
) {
  viewer.addHandler('navigator-click', (event) => {
    event.preventDefaultAction = true;
    if (!event.quick) return;
    const small = viewer.navigator.viewport;
    const at = event.position.clone();
    if (viewer.viewport.getFlip()) at.x = small.getContainerSize().x - at.x;
    const place = small.pointFromPixel(at);
    goTo({ x: place.x * width, y: place.y * width });
    viewer.viewport.applyConstraints();
  });
}
