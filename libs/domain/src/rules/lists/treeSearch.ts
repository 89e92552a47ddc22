/** A node with children of its own kind. */
interface Node {
  id: number;
  children: readonly this[];
}
interface Step<N extends Node> {
  node: N;
  from: Step<N> | null;
}

/**
 * All nodes in preorder with the path to each. Iterative, so that deep trees cannot overflow the
 * stack.
 */
function* walk<N extends Node>(roots: readonly N[]): Generator<Step<N>> {
  const waiting = roots.map((node): Step<N> => ({ node, from: null })).reverse();
  for (let step = waiting.pop(); step; step = waiting.pop()) {
    yield step;
    const from = step;
    waiting.push(...step.node.children.map((node): Step<N> => ({ node, from })).reverse());
  }
}

/** The path from the top to the node with this id; empty if it does not exist. */
export const pathTo = <N extends Node>(roots: readonly N[], id: number): N[] => {
  for (const step of walk(roots)) {
    if (step.node.id === id) return wayTo(step);
  }
  return [];
};

const wayTo = <N extends Node>(end: Step<N>): N[] => {
  const way: N[] = [];
  for (let step: Step<N> | null = end; step; step = step.from) way.push(step.node);
  return way.reverse();
};

/** The ids of all nodes without children. */
export const leafIds = <N extends Node>(roots: readonly N[]): number[] => {
  const ids: number[] = [];
  for (const { node } of walk(roots)) {
    if (node.children.length === 0) ids.push(node.id);
  }
  return ids;
};
