import type { LayerShape } from '@cheese/domain/contract/slides/annotation';

/** What changed between two states of a layer. */
export interface LayerPatch {
  put: readonly LayerShape[];
  removed: readonly string[];
}

export const nothing: LayerPatch = { put: [], removed: [] };

export const isNothing = ({ put, removed }: LayerPatch) => put.length + removed.length === 0;

const isSame = (one: LayerShape, other: LayerShape) =>
  one === other ||
  (one.text === other.text &&
    one.kind === other.kind &&
    one.colour === other.colour &&
    one.isMeasured === other.isMeasured &&
    one.points.length === other.points.length &&
    one.points.every((number, i) => number === other.points[i]));

export function patchBetween(
  before: readonly LayerShape[],
  after: readonly LayerShape[],
): LayerPatch {
  const known = new Map(before.map((shape) => [shape.id, shape]));
  const put = after.filter((shape) => {
    const was = known.get(shape.id);
    known.delete(shape.id);
    return !was || !isSame(was, shape);
  });
  return { put, removed: [...known.keys()] };
}

export function withPatch(
  shapes: readonly LayerShape[],
  { put, removed }: LayerPatch,
): readonly LayerShape[] {
  const after = new Map(shapes.map((shape) => [shape.id, shape]));
  removed.forEach((id) => after.delete(id));
  put.forEach((shape) => after.set(shape.id, shape));
  return [...after.values()];
}

/** Limits of one call; a larger patch is split. */
const most = { shapes: 500, points: 20_000 };

export function firstStep({ put, removed }: LayerPatch): LayerPatch {
  let points = 0;
  const end = put.findIndex((shape, i) => {
    points += shape.points.length / 2;
    return i > 0 && (i >= most.shapes || points > most.points);
  });
  return { put: end < 0 ? put : put.slice(0, end), removed };
}
