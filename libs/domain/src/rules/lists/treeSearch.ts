/** Anything that has others of its kind below it. */
interface Node {
  id: number;
  children: readonly this[];
}
interface Step<N extends Node> {
  node: N;
  from: Step<N> | null;
}

/** All nodes from top to bottom, each with the way to it. No recursion: depth costs no stack. */
function* walk<N extends Node>(roots: readonly N[]): Generator<Step<N>> {
  const waiting = roots.map((node): Step<N> => ({ node, from: null })).reverse();
  for (let step = waiting.pop(); step; step = waiting.pop()) {
    yield step;
    const from = step;
    waiting.push(...step.node.children.map((node): Step<N> => ({ node, from })).reverse());
  }
}

/** The nodes from the top down to the one of this id; none where it does not exist. */
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

/** The ids of all nodes with nothing below them. */
export const leafIds = <N extends Node>(roots: readonly N[]): number[] => {
  const ids: number[] = [];
  for (const { node } of walk(roots)) {
    if (node.children.length === 0) ids.push(node.id);
  }
  return ids;
};
