import type {
  FieldAnswer,
  FindingMarks,
} from '@cheese/domain/contract/slides/shapes/slideFindingShapes';
import type { Spot } from '@cheese/domain/contract/slides/shapes/slideTaskShapes';
import type { Size } from '@cheese/slide-viewer/geometry/view';
import type { Layer } from '@cheese/slide-viewer/shapes/shape';
import { seeShape } from '../layers/seeShape';
import { dot, targetShape } from '../tasks/overlays';
import type { Beside } from '../viewer/over';

const within = (value: number, most: number) =>
  Math.round(10 * Math.min(most, Math.max(0, value))) / 10;

/** Clamps to the slide and rounds to a sensible precision. */
export const spotOn = ({ x, y }: Spot, { width, height }: Size): Spot => ({
  x: within(x, width),
  y: within(y, height),
});

/** The centre of the view, for marking a place without a pointer. */
export function spotSeen({ viewer, slide }: Beside): Spot | null {
  const view = viewer()?.view();
  return view ? spotOn(view, slide) : null;
}

/** The places of all answers, numbered within each field. */
export const answerLayer = (answers: readonly Pick<FieldAnswer, 'places'>[]): Layer => ({
  id: 'finding',
  name: 'finding',
  isShown: true,
  shapes: answers.flatMap(({ places }, field) =>
    places.map(({ points }, i) => ({
      ...targetShape(`finding-${field}-${i}`, points, 'blue'),
      text: String(i + 1),
    })),
  ),
});

export const remarkLayer = (places: FindingMarks['places']): Layer => ({
  id: 'remarks',
  name: 'remarks',
  isShown: true,
  shapes: places.map(({ at, text }, i) => dot(`remark-${i}`, at, 'red', text)),
});

export const seePlace = ({ viewer }: Beside, points: readonly Spot[]) =>
  seeShape(viewer(), targetShape('seen', points, 'blue'));
