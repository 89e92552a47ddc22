import { hid, type ModelState, shown } from './modelState';
import type { PartTree } from './partTree';

/** The bodies of some layers, one after another; a body that is in none comes off with nothing. */
const bodiesFrom = (tree: PartTree, from: number, to: number) =>
  tree.bodies.filter((id) => {
    const layer = tree.partOf(id)?.layer ?? -1;
    return layer >= from && layer < to;
  });

/** The place of the innermost layer, which always stays. */
const lastLayerOf = (tree: PartTree): number =>
  tree.bodies.reduce((most, id) => Math.max(most, tree.partOf(id)?.layer ?? 0), 0);

/** Number of removed layers: the first layer with a visible part is now the outermost. */
export function peeledOf(state: ModelState, tree: PartTree): number {
  const last = lastLayerOf(tree);
  for (let layer = 0; layer < last; layer += 1) {
    if (bodiesFrom(tree, layer, layer + 1).some((id) => !state.hidden.has(id))) return layer;
  }
  return last;
}

/** With that many layers off. What was hidden by hand further in stays hidden. */
export function peeledTo(state: ModelState, tree: PartTree, count: number): ModelState {
  const next = Math.min(lastLayerOf(tree), Math.max(0, count));
  const back = bodiesFrom(tree, next, peeledOf(state, tree));
  return hid(shown(state, back), bodiesFrom(tree, 0, next));
}
