import type { SlideFolder } from '@cheese/domain/contract/slides/slideFolder';
import { treeOf, type TreeNode } from '@cheese/domain/rules/lists/tree';

type Node = TreeNode<SlideFolder & { pid: number | null }>;

/**
 * Key for "no folder". The other keys get a leading blank, because plain numeric keys would be
 * reordered.
 */
const NO_FOLDER = 'none';

export const folderValue = (id: number | null) => (id === null ? NO_FOLDER : ` ${id}`);
export const folderIdOf = (value: string) => (value === NO_FOLDER ? null : Number(value));

/** Options for a select; each name contains the names of the folders above. */
export function folderChoices(folders: readonly SlideFolder[]): Record<string, string> {
  const nodes = treeOf(folders.map((one) => ({ ...one, pid: one.parentId })));
  return Object.fromEntries(flat(nodes, ''));
}

const flat = (nodes: readonly Node[], above: string): [string, string][] =>
  nodes.flatMap(({ id, name, children }): [string, string][] => [
    [folderValue(id), `${above}${name}`],
    ...flat(children, `${above}${name} / `),
  ]);
