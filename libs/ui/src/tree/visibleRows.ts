import { treeOf, type TreeNode } from '@cheese/domain/rules/lists/tree';
import type { Branch } from './treeMoves';

export interface TreeItem extends Branch {
  name: string;
}

export interface TreeRow<Item extends TreeItem> {
  item: Item;
  level: number;
  hasBelow: boolean;
  isOpen: boolean;
  /** Position among its siblings, from 1. */
  place: number;
  siblings: number;
}

interface Seen {
  isOpen: (id: number) => boolean;
  /** Keeps only matching rows and their ancestors. */
  keyword?: string;
}

type Node<Item extends TreeItem> = TreeNode<Item & { pid: number | null }>;

/** The visible rows of a tree, in order. */
export function visibleRows<Item extends TreeItem>(
  items: readonly Item[],
  { isOpen, keyword = '' }: Seen,
): TreeRow<Item>[] {
  const wanted = keyword.trim().toLowerCase();
  const isNamed = ({ name }: Item) => name.toLowerCase().includes(wanted);
  const isFound = (node: Node<Item>): boolean => isNamed(node) || node.children.some(isFound);
  const rowsOf = (nodes: readonly Node<Item>[], level: number, isBelowFound: boolean) =>
    nodes
      .filter((node) => isBelowFound || isFound(node))
      .flatMap((node, at, { length }): TreeRow<Item>[] => {
        const leads = wanted !== '' && !isBelowFound && node.children.some(isFound);
        const isShown = leads || isOpen(node.id);
        const row = { item: node, level, hasBelow: node.children.length > 0, isOpen: isShown };
        const below: TreeRow<Item>[] = isShown
          ? rowsOf(node.children, level + 1, isBelowFound || isNamed(node))
          : [];
        return [{ ...row, place: at + 1, siblings: length }, ...below];
      });
  return rowsOf(treeOf(items.map((item) => ({ ...item, pid: item.parentId }))), 1, wanted === '');
}
