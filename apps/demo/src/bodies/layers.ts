import { strictObject } from '@cheese/domain/contract/shapes';
import Type from 'typebox';
import { readSome } from '../reading/readIndex';
import { Words } from '../reading/shapes';
import { bodies, type BodySlug } from './bodies';

/** What comes off at once where a body is looked at from outside to inside. */
const Layers = Type.Array(
  strictObject({
    name: Words,
    /** What is in it, and what nature has there and the body has not. */
    text: Words,
    /** Names of parts in the tree; one that holds others stands for all of them. */
    parts: Type.Array(Words),
  }),
);

/** Bodies of which all parts lie side by side have one layer, which says what is missing over it. */
export const bodyLayers = readSome('bodies/layers', Layers, bodies);

interface Row {
  id: string;
  pid: string | null;
}

/** The layer that a part is in: its own, or that of what holds it. */
export function layerOf(slug: BodySlug, part: Row, rows: readonly Row[]): number | null {
  const layers = bodyLayers[slug] ?? [];
  for (let at: Row | undefined = part; at; at = rows.find(({ id }) => id === at?.pid)) {
    const { id } = at;
    const found = layers.findIndex(({ parts }) => parts.includes(id));
    if (found >= 0) return found;
  }
  return null;
}
