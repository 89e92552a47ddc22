import { texts } from '../texts';
import type { Part } from './part';
import type { PartTree } from './partTree';

/** One of two bodies that are laid side by side. */
export interface PairSide {
  name: string;
  tree: PartTree;
}

/** The parts of both: what is the same in the two has the same id, and stands there once. */
export function partsOfBoth(one: readonly Part[], other: readonly Part[]): Part[] {
  const known = new Set(one.map(({ id }) => id));
  return [...one, ...other.filter(({ id }) => !known.has(id))];
}

/** Descriptions of a part: one if both models agree, otherwise one per model with its name. */
export function wordsAt(id: string, sides: readonly PairSide[]): string[] {
  const said = sides.flatMap(({ name, tree }) => {
    const text = tree.partOf(id)?.text;
    return text ? [{ name, text }] : [];
  });
  const [first] = said;
  if (first && said.length === sides.length && said.every(({ text }) => text === first.text)) {
    return [first.text];
  }
  return said.map(({ name, text }) => texts.saidOf(name, text));
}
