import type { SlidePoint } from '@cheese/domain/place/place';
import { objectiveOf, type Resolution } from '@cheese/slide-viewer/geometry/resolution';
import type { Size, View } from '@cheese/slide-viewer/geometry/view';

type Ground = Size & Resolution;
const within = (share: number) => Math.min(1, Math.max(0, share));

/**
 * A view as used by notes and comments: fractions of the slide, and magnification of the objective.
 */
export const placeOf = ({ x, y, scale, angle }: View, slide: Ground): SlidePoint => ({
  x: within(x / slide.width),
  y: within(y / slide.height),
  zoom: scale * (objectiveOf(slide) ?? 1),
  angle,
});

/** The inverse of `placeOf`. Without a known objective the magnification is ignored. */
export function viewAt({ x, y, zoom, angle }: SlidePoint, slide: Ground): View {
  const objective = objectiveOf(slide);
  const scale = objective === null ? 1 : zoom / objective;
  return { x: x * slide.width, y: y * slide.height, scale, angle, isFlipped: false };
}
