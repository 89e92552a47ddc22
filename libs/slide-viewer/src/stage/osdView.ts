import OpenSeadragon from 'openseadragon';
import { type Size, type View, wholeTurn } from '../geometry/view';

/** OpenSeadragon's viewport as a view: the current one, or the target of the animation. */
export function viewOf(
  viewport: OpenSeadragon.Viewport,
  { width }: Size,
  when: 'now' | 'then',
): View {
  const isNow = when === 'now';
  const centre = viewport.getCenter(isNow);
  return {
    x: centre.x * width,
    y: centre.y * width,
    scale: (viewport.getZoom(isNow) * viewport.getContainerSize().x) / width,
    angle: wholeTurn(viewport.getRotation(isNow)),
    isFlipped: viewport.getFlip(),
  };
}

/** Has it show a view. */
export function showView(
  viewport: OpenSeadragon.Viewport,
  { width }: Size,
  view: View,
  isAtOnce: boolean,
) {
  const room = viewport.getContainerSize().x;
  if (!(room > 0)) return;
  const { x, y, scale, angle, isFlipped } = view;
  // A slide does not turn over slowly: only the rest may go there step by step.
  const isNow = isAtOnce || viewport.getFlip() !== isFlipped;
  viewport.setFlip(isFlipped);
  if (Math.abs(viewport.getRotation(false) - angle) > 1e-9) viewport.setRotation(angle, isNow);
  viewport.zoomTo((scale * width) / room, undefined, isNow);
  viewport.panTo(new OpenSeadragon.Point(x / width, y / width), isNow);
}
