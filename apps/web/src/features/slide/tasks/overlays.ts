import { slideTaskKindCodes } from '@cheese/domain/codes/slides/slideTask';
import type { MarkedTask } from '@cheese/domain/contract/slides/slideTask';
import type {
  Spot,
  TaskAsked,
  TaskKey,
} from '@cheese/domain/contract/slides/shapes/slideTaskShapes';
import type { Layer, Shape, ShapeColour } from '@cheese/slide-viewer/shapes/shape';

export const dot = (id: string, at: Spot, colour: ShapeColour, text = ''): Shape => ({
  id,
  kind: 'point',
  points: [at],
  text,
  colour,
  isMeasured: false,
});

export const ring = (id: string, points: readonly Spot[], colour: ShapeColour): Shape => ({
  id,
  kind: 'polygon',
  points,
  text: '',
  colour,
  isMeasured: false,
});

/** A target of a single point is drawn as a dot. */
export const targetShape = (id: string, points: readonly Spot[], colour: ShapeColour): Shape => {
  const [only] = points;
  return points.length === 1 && only ? dot(id, only, colour) : ring(id, points, colour);
};

const layer = (id: string, shapes: readonly Shape[]): Layer => ({
  id,
  name: id,
  isShown: true,
  shapes,
});

/** The task's own region and the places to label. */
export function askedLayer(asked: TaskAsked, labels: readonly (string | null)[]): Layer {
  const region = 'region' in asked && asked.region ? [ring('region', asked.region, 'yellow')] : [];
  const places = asked.kind === slideTaskKindCodes.label ? asked.places : [];
  return layer('asked', [
    ...region,
    ...places.map((at, i) => dot(`place-${i}`, at, 'yellow', `${i + 1} ${labels[i] ?? ''}`.trim())),
  ]);
}

function keyShapes(key: TaskKey): Shape[] {
  switch (key.kind) {
    case slideTaskKindCodes.point:
    case slideTaskKindCodes.find:
      return key.targets.map((target, i) => targetShape(`key-${i}`, target, 'green'));
    case slideTaskKindCodes.outline:
      return [ring('key', key.outline, 'green')];
    case slideTaskKindCodes.count:
      return key.cells.map((cell, i) => dot(`key-${i}`, cell, 'green'));
    case slideTaskKindCodes.label:
      return key.pairs.map(({ at, text }, i) => dot(`key-${i}`, at, 'green', `${i + 1} ${text}`));
    case slideTaskKindCodes.choose:
      return [];
  }
}

/** Right and wrong differ by a sign too, not by colour alone. */
function handedShapes({ answer, marks }: Pick<MarkedTask, 'answer' | 'marks'>): Shape[] {
  const said = (at: Spot, i: number) =>
    dot(`own-${i}`, at, marks.hits[i] ? 'white' : 'red', marks.hits[i] ? '✓' : '✗');
  if (answer.kind === slideTaskKindCodes.point || answer.kind === slideTaskKindCodes.count)
    return answer.points.map(said);
  if (answer.kind === slideTaskKindCodes.find) return [said(answer.point, 0)];
  return answer.kind === slideTaskKindCodes.outline
    ? [ring('own', answer.outline, marks.isRight ? 'white' : 'red')]
    : [];
}

export const keyLayers = (asked: TaskAsked, key: TaskKey): Layer[] => [
  askedLayer(asked, []),
  layer('key', keyShapes(key)),
];

export function markedLayers(
  asked: TaskAsked,
  marked: Pick<MarkedTask, 'answer' | 'marks' | 'key'>,
): Layer[] {
  const { answer, marks, key } = marked;
  const labels =
    answer.kind === slideTaskKindCodes.label
      ? answer.labels.map((label, i) => `${marks.hits[i] ? '✓' : '✗'} ${label ?? ''}`)
      : [];
  const isNamed = key?.kind === slideTaskKindCodes.label;
  return [
    ...(isNamed ? [] : [askedLayer(asked, labels)]),
    layer('key', key ? keyShapes(key) : []),
    layer('own', handedShapes({ answer, marks })),
  ];
}
