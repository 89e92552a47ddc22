import { layerLimits as limits } from '@cheese/domain/codes/slides/slideLayers';
import type { LayerShape } from '@cheese/domain/contract/slides/annotation';
import { refuse } from '../../../calls/refusal';
import type { DrawnShape } from './annotation.tables';

/** Shapes of a layer, and their texts by shape id. */
export interface Drawn {
  shapes: readonly DrawnShape[];
  words: ReadonlyMap<string, string>;
}

interface Patch {
  /** The version the editor saw. */
  version: number;
  put?: readonly LayerShape[];
  removed?: readonly string[];
}

export const wordsIn = (json: string): ReadonlyMap<string, string> =>
  new Map(Object.entries(JSON.parse(json) as Record<string, string>));

export const wordsJson = (words: Drawn['words']) => JSON.stringify(Object.fromEntries(words));

/** Fewest and most points of each kind; kinds not listed have two or more. */
const pointsOf: Partial<Record<LayerShape['kind'], readonly [number, number]>> = {
  point: [1, 1],
  text: [1, 1],
  arrow: [2, 2],
  line: [2, 2],
  angle: [3, 3],
  rectangle: [4, 4],
  ellipse: [4, 4],
  polygon: [3, limits.points],
};

function checkShape({ kind, points }: LayerShape) {
  const [least, most] = pointsOf[kind] ?? [2, limits.points];
  const count = points.length / 2;
  if (!Number.isInteger(count) || count < least || count > most) refuse('annotation.misdrawn');
}

const isSame = ({ at: _at, ...one }: DrawnShape, said: string, { text, ...other }: LayerShape) =>
  said === text &&
  one.kind === other.kind &&
  one.colour === other.colour &&
  one.isMeasured === other.isMeasured &&
  one.points.length === other.points.length &&
  one.points.every((number, i) => number === other.points[i]);

/**
 * Applies a change to a layer. A change to a shape modified since the editor saw it is refused;
 * shapes added by others stay.
 */
export function patched(drawn: Drawn, next: number, patch: Patch): Drawn {
  const { version, put = [], removed = [] } = patch;
  put.forEach(checkShape);
  const shapes = new Map(drawn.shapes.map((shape) => [shape.id, shape]));
  const words = new Map(drawn.words);
  const isNewer = (id: string) => (shapes.get(id)?.at ?? 0) > version;

  for (const id of removed) {
    if (isNewer(id)) refuse('annotation.conflict');
    shapes.delete(id);
    words.delete(id);
  }
  for (const shape of put) {
    const { id, text, ...rest } = shape;
    const known = shapes.get(id);
    if (known && isSame(known, words.get(id) ?? '', shape)) continue;
    if (isNewer(id)) refuse('annotation.conflict');
    shapes.set(id, { id, ...rest, at: next });
    if (text === '') words.delete(id);
    else words.set(id, text);
  }
  const after = { shapes: [...shapes.values()], words };
  if (isTooMuch(after)) refuse('annotation.tooMuch');
  return after;
}

function isTooMuch({ shapes, words }: Drawn): boolean {
  const points = shapes.reduce((sum, shape) => sum + shape.points.length / 2, 0);
  const signs = [...words.values()].reduce((sum, text) => sum + text.length, 0);
  return shapes.length > limits.shapes || points > limits.allPoints || signs > limits.words;
}

type Colour = DrawnShape['colour'];

/** A layer in another colour: what was drawn in its own follows, what was drawn in others stays. */
export const inColour = (
  shapes: readonly DrawnShape[],
  { from, to, next }: { from: Colour; to: Colour; next: number },
): DrawnShape[] =>
  shapes.map((shape) => (shape.colour === from ? { ...shape, colour: to, at: next } : shape));
