import { areaOf, measuredAngle, measuredArea, measuredLength } from '../geometry/measure';
import type { Resolution } from '../geometry/resolution';
import { outlineOf } from './outline';
import type { Shape } from './shape';

/** Length, area or angle of a shape; empty if it has none. */
export function measureOf(shape: Shape, slide: Resolution): string {
  const { points, isClosed } = outlineOf(shape);
  const [one, vertex, other] = points;
  if (shape.kind === 'angle')
    return one && vertex && other ? measuredAngle(one, vertex, other) : '';
  if (points.length < 2) return '';
  return isClosed ? measuredArea(areaOf(points), slide) : measuredLength(points, slide);
}

/** Its first line: the rest is read elsewhere. */
export const titleOf = ({ text }: Pick<Shape, 'text'>): string => text.split('\n', 1)[0] ?? '';

export const labelOf = (shape: Shape, slide: Resolution): string =>
  [titleOf(shape), shape.isMeasured ? measureOf(shape, slide) : ''].filter(Boolean).join(' · ');
