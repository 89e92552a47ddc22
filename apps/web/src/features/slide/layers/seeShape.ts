import type { View } from '@cheese/slide-viewer/geometry/view';
import { outlineOf } from '@cheese/slide-viewer/shapes/outline';
import type { Shape } from '@cheese/slide-viewer/shapes/shape';
import type { SlideHandle } from '@cheese/slide-viewer/SlideViewer';

/** Radius of the shape on the screen, in pixels. */
const REACH = 160;

/** A view with the whole shape in the middle; the rotation stays. */
export function viewOnto(shape: Shape, now: View, most = 1): View {
  const { centre, radius } = outlineOf(shape);
  // A point has no size, so keep the scale. A small shape should stay among its surroundings.
  const scale = radius > 0 ? Math.min(most, REACH / radius) : Math.max(now.scale, 0.25);
  return { ...now, ...centre, scale };
}

export function seeShape(handle: SlideHandle | null, shape: Shape, most = 1) {
  const now = handle?.view();
  if (now) handle?.show(viewOnto(shape, now, most));
}
