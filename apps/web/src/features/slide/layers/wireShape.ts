import { layerLimits } from '@cheese/domain/codes/slides/slideLayers';
import type { LayerShape } from '@cheese/domain/contract/slides/annotation';
import type { Point } from '@cheese/slide-viewer/geometry/view';
import type { Shape } from '@cheese/slide-viewer/shapes/shape';

/** A tenth of a pixel is precise enough. */
const rounded = (value: number) => Math.round(value * 10) / 10;

/** Thins out long freehand paths evenly, to the limit of points. */
function thinned(points: readonly Point[]): readonly Point[] {
  const step = Math.ceil(points.length / layerLimits.points);
  const last = points.at(-1);
  if (step <= 1 || !last) return points;
  return [...points.filter((_, i) => i % step === 0).slice(0, layerLimits.points - 1), last];
}

/** The stored form of a shape: one list with x and y alternating. */
export const toWire = ({ id, kind, colour, isMeasured, text, points }: Shape): LayerShape => ({
  id,
  kind,
  colour,
  isMeasured,
  text: text.slice(0, layerLimits.text),
  points: thinned(points).flatMap(({ x, y }) => [rounded(x), rounded(y)]),
});

/** The inverse of `toWire`. */
export const toShape = ({ points, ...shape }: LayerShape): Shape => ({
  ...shape,
  points: points.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: points[i + 1] ?? 0 }] : [])),
});
