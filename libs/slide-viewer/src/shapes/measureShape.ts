import { areaOf, measuredAngle, measuredArea, measuredLength } from '../geometry/measure';
import type { Resolution } from '../geometry/resolution';
import { outlineOf } from './outline';
import type { Shape } from './shape';

/** How long, large or wide a shape is: empty for one that is neither. */
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

/** What stands beside a shape. */
export const labelOf = (shape: Shape, slide: Resolution): string =>
  [titleOf(shape), shape.isMeasured ? measureOf(shape, slide) : ''].filter(Boolean).join(' · ');
