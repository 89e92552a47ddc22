interface Row {
  id: number;
  /** The parent row; 0, null and unknown ids mean a top-level row. */
  pid: number | null;
}

export type TreeNode<R extends Row> = R & { children: TreeNode<R>[] };

/**
 * Builds the tree of a flat list in any order; siblings keep their order. A row whose parent is
 * missing or lies in a cycle moves to the top level rather than being lost.
 */
export const treeOf = <R extends Row>(rows: readonly R[]): TreeNode<R>[] => {
  const nodes = rows.map((row): TreeNode<R> => ({ ...row, children: [] }));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map<TreeNode<R>, TreeNode<R>>();
  const top: TreeNode<R>[] = [];
  for (const node of nodes) {
    const parent = node.pid === null ? undefined : byId.get(node.pid);
    if (!parent || isAtOrAbove(node, parent, parents)) {
      top.push(node);
    } else {
      parents.set(node, parent);
      parent.children.push(node);
    }
  }
  return top;
};

/** True if `node` is `start` or one of its ancestors. */
const isAtOrAbove = <N>(node: N, start: N, parents: ReadonlyMap<N, N>): boolean => {
  for (let step: N | undefined = start; step !== undefined; step = parents.get(step)) {
    if (step === node) return true;
  }
  return false;
};
