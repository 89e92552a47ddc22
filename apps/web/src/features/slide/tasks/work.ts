import { slideTaskKindCodes } from '@cheese/domain/codes/slides/slideTask';
import type {
  Spot,
  TaskAnswer,
  TaskAsked,
} from '@cheese/domain/contract/slides/shapes/slideTaskShapes';
import { MOST_CORNERS, MOST_SPOTS } from '@cheese/domain/rules/slides/task/limits';
import type { Size } from '@cheese/slide-viewer/geometry/view';
import { outlineOf } from '@cheese/slide-viewer/shapes/outline';
import type { Shape, ShapeKind } from '@cheese/slide-viewer/shapes/shape';

export interface Work {
  shapes: readonly Shape[];
  /** Label at each place. */
  labels: readonly (string | null)[];
  chosen: readonly number[];
  /** The view when the place was marked. */
  view: Extract<TaskAnswer, { kind: 6 }>['view'] | null;
}

export const noWork: Work = { shapes: [], labels: [], chosen: [], view: null };

/** Drawing tools by kind of task; the first is selected at once. */
export const toolsOf = ({ kind }: Pick<TaskAsked, 'kind'>): readonly ShapeKind[] => {
  if (kind === slideTaskKindCodes.outline) return ['freehand', 'polygon'];
  return kind === slideTaskKindCodes.label || kind === slideTaskKindCodes.choose ? [] : ['point'];
};

/** Maximum number of shapes; a further one replaces the oldest. */
export function mostShapes(asked: TaskAsked): number {
  if (asked.kind === slideTaskKindCodes.point) return asked.targetCount;
  return asked.kind === slideTaskKindCodes.count ? MOST_SPOTS : 1;
}

const within = (value: number, most: number) =>
  Math.round(10 * Math.min(most, Math.max(0, value))) / 10;

/** Clamps to the slide and rounds to a sensible precision. */
const spotOn =
  ({ width, height }: Size) =>
  ({ x, y }: Spot): Spot => ({ x: within(x, width), y: within(y, height) });

/** Outline of a shape, reduced to the allowed number of corners. */
export function cornersOf(shape: Shape, slide: Size): Spot[] {
  const { points } = outlineOf(shape);
  const step = Math.ceil(points.length / MOST_CORNERS);
  return points.filter((_, i) => i % step === 0).map(spotOn(slide));
}

const pointsOf = (shapes: readonly Shape[], slide: Size): Spot[] =>
  shapes.flatMap(({ points }) => points.slice(0, 1)).map(spotOn(slide));

/** The answer to submit; null while there is none. */
export function answerOf(asked: TaskAsked, work: Work, slide: Size): TaskAnswer | null {
  const { shapes, labels, chosen, view } = work;
  const points = pointsOf(shapes, slide);
  const [point, shape] = [points.at(-1), shapes.at(-1)];
  switch (asked.kind) {
    case slideTaskKindCodes.point:
    case slideTaskKindCodes.count:
      return point ? { kind: asked.kind, points } : null;
    case slideTaskKindCodes.outline: {
      const outline = shape ? cornersOf(shape, slide) : [];
      return outline.length > 2 ? { kind: slideTaskKindCodes.outline, outline } : null;
    }
    case slideTaskKindCodes.label:
      return labels.some((label) => label !== null)
        ? { kind: slideTaskKindCodes.label, labels: asked.places.map((_, i) => labels[i] ?? null) }
        : null;
    case slideTaskKindCodes.choose:
      return chosen.length > 0 ? { kind: slideTaskKindCodes.choose, chosen: [...chosen] } : null;
    case slideTaskKindCodes.find:
      return point && view ? { kind: slideTaskKindCodes.find, point, view } : null;
  }
}

/** If no copy of the label is left, the first placed one is moved. Null clears the place. */
export function withLabel(
  work: Work,
  asked: { labels: readonly string[]; places: readonly unknown[] },
  at: number,
  label: string | null,
): Work {
  const labels = asked.places.map((_, i) => work.labels[i] ?? null);
  if (label !== null && leftOf(asked.labels, labels).get(label) === 0) {
    labels[labels.indexOf(label)] = null;
  }
  labels[at] = label;
  return { ...work, labels };
}

/** Number of unplaced labels, by label. */
export function leftOf(all: readonly string[], placed: readonly (string | null)[]) {
  const left = new Map<string, number>();
  for (const label of all) left.set(label, (left.get(label) ?? 0) + 1);
  for (const label of placed) if (label !== null) left.set(label, (left.get(label) ?? 0) - 1);
  return left;
}
