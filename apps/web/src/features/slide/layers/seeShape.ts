import type { View } from '@cheese/slide-viewer/geometry/view';
import { outlineOf } from '@cheese/slide-viewer/shapes/outline';
import type { Shape } from '@cheese/slide-viewer/shapes/shape';
import type { SlideHandle } from '@cheese/slide-viewer/SlideViewer';

/** How large a shape is then, in pixels of the screen from its middle. */
const REACH = 160;

/** Where a shape is seen best: in the middle, whole, and turned as the slide lies. */
export function viewOnto(shape: Shape, now: View, most = 1): View {
  const { centre, radius } = outlineOf(shape);
  // A single place has no size; what is small stays among what lies around it.
  const scale = radius > 0 ? Math.min(most, REACH / radius) : Math.max(now.scale, 0.25);
  return { ...now, ...centre, scale };
}

export function seeShape(handle: SlideHandle | null, shape: Shape, most = 1) {
  const now = handle?.view();
  if (now) handle?.show(viewOnto(shape, now, most));
}
