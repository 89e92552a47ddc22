import type { Part } from '../model/part';
import type { PartTree } from '../model/partTree';

/** A line of the tree as it is unfolded. */
export interface Row {
  part: Part;
  level: number;
  /** Among those that the same part holds, from 1. */
  at: number;
  of: number;
  hasMore: boolean;
}

/** The lines that are seen while these parts are open. */
export function rowsOf(tree: PartTree, open: ReadonlySet<string>): Row[] {
  const rows: Row[] = [];
  const add = (parts: readonly Part[], level: number) =>
    parts.forEach((part, index) => {
      const held = tree.childrenOf(part.id);
      rows.push({ part, level, at: index + 1, of: parts.length, hasMore: held.length > 0 });
      if (open.has(part.id)) add(held, level + 1);
    });
  add(tree.roots, 1);
  return rows;
}

export type Step =
  { do: 'go'; id: string } | { do: 'open' | 'close' | 'choose' | 'toggle'; id: string };

/** Arrow keys as in the ARIA tree pattern. */
export function stepByKey(
  key: string,
  id: string,
  rows: readonly Row[],
  open: ReadonlySet<string>,
): Step | null {
  const at = rows.findIndex(({ part }) => part.id === id);
  const row = rows[at];
  if (!row) return null;
  const go = (to: Row | undefined): Step | null => (to ? { do: 'go', id: to.part.id } : null);
  if (key === 'ArrowDown') return go(rows[at + 1]);
  if (key === 'ArrowUp') return go(rows[at - 1]);
  if (key === 'Home') return go(rows[0]);
  if (key === 'End') return go(rows.at(-1));
  if (key === 'Enter') return { do: 'choose', id };
  if (key === ' ') return { do: 'toggle', id };
  if (key === 'ArrowRight' && row.hasMore) {
    return open.has(id) ? go(rows[at + 1]) : { do: 'open', id };
  }
  if (key !== 'ArrowLeft') return null;
  if (row.hasMore && open.has(id)) return { do: 'close', id };
  return go(rows.slice(0, at).findLast(({ level }) => level < row.level));
}
