import ExpandMore from '@mui/icons-material/ExpandMore';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { type Drop, dropAt, dropPlace } from './dropPlace';
import type { Place } from './treeMoves';
import { TreeRows } from './TreeRows';
import { useTreeKeys } from './useTreeKeys';
import { type TreeItem, type TreeRow, visibleRows } from './visibleRows';

/** Trees with more rows start collapsed. */
const MOST_OPEN = 60;

interface TreeViewProps<Item extends TreeItem> {
  label: string;
  items: readonly Item[];
  chosen: number | undefined;
  onChoose: (id: number) => void;
  /** Element at the end of a row, such as a count. */
  noteOf?: (item: Item) => ReactNode;
  keyword?: string;
  /** Null or left out if nothing may be moved. */
  onMove?: ((id: number, place: Place) => void) | null;
}

/** A tree: arrow keys fold and move through it, dragging or Alt with arrows moves rows. */
export function TreeView<Item extends TreeItem>(props: TreeViewProps<Item>) {
  const { label, items, chosen, onChoose, noteOf, keyword = '', onMove = null } = props;
  const [folds, setFolds] = useState<ReadonlyMap<number, boolean>>(new Map());
  const above = new Set(aboveOf(items, chosen));
  const isOpen = (id: number) => folds.get(id) ?? (items.length <= MOST_OPEN || above.has(id));
  const rows = visibleRows(items, { isOpen, keyword });
  const fold = (id: number, open: boolean) => setFolds(new Map(folds).set(id, open));
  const tree = useRef<HTMLUListElement>(null);
  const keys = useTreeKeys({ tree, items, rows, chosen, onChoose, fold, onMove });
  const drag = useDragging(items, onMove);
  return (
    <TreeRows ref={tree} role="tree" aria-label={label}>
      {rows.map((row, at) => (
        <li
          key={row.item.id}
          role="treeitem"
          data-branch={row.item.id}
          tabIndex={row.item.id === keys.stop ? 0 : -1}
          style={{ paddingLeft: (row.level - 1) * 20 }}
          aria-selected={row.item.id === chosen}
          {...saidOf(row)}
          {...(onMove && { 'aria-keyshortcuts': shortcuts })}
          onFocus={() => keys.hold(row.item.id)}
          onKeyDown={(event) => keys.onKeyDown(event, at)}
          onClick={() => onChoose(row.item.id)}
          {...drag(row.item.id)}
        >
          <span
            aria-hidden
            className="fold"
            onClick={(event) => {
              if (!row.hasBelow) return;
              event.stopPropagation();
              fold(row.item.id, !row.isOpen);
            }}
          >
            {row.hasBelow && <ExpandMore />}
          </span>
          <span className="name">{row.item.name}</span>
          {noteOf && <small>{noteOf(row.item)}</small>}
        </li>
      ))}
    </TreeRows>
  );
}

const shortcuts = 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight';

const saidOf = ({ level, hasBelow, isOpen, place, siblings }: TreeRow<TreeItem>) => ({
  'aria-level': level,
  'aria-posinset': place,
  'aria-setsize': siblings,
  ...(hasBelow && { 'aria-expanded': isOpen }),
});

function aboveOf(items: readonly TreeItem[], id: number | undefined): number[] {
  const found: number[] = [];
  let parentId = items.find((item) => item.id === id)?.parentId ?? null;
  while (parentId !== null && !found.includes(parentId)) {
    const here: number = parentId;
    found.push(here);
    parentId = items.find((item) => item.id === here)?.parentId ?? null;
  }
  return found;
}

/** The dragged node is kept in state, so that only allowed targets are shown. */
function useDragging(items: readonly TreeItem[], onMove: TreeViewProps<TreeItem>['onMove']) {
  const [moved, setMoved] = useState<number | null>(null);
  const [over, setOver] = useState<{ on: number; drop: Drop } | null>(null);
  const end = () => {
    setMoved(null);
    setOver(null);
  };
  return (id: number) => {
    if (!onMove) return {};
    return {
      draggable: true,
      ...(over?.on === id && { 'data-drop': over.drop }),
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        // Firefox starts no drag without data.
        event.dataTransfer.setData('text/plain', String(id));
        setMoved(id);
      },
      onDragEnd: end,
      onDragOver: (event: DragEvent) => {
        const { top, height } = event.currentTarget.getBoundingClientRect();
        const there = { on: id, drop: dropAt(event.clientY - top, height) };
        const isPlace = moved !== null && dropPlace(items, moved, there) !== null;
        if (isPlace) event.preventDefault();
        setOver(isPlace ? there : null);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        const place = moved !== null && over ? dropPlace(items, moved, over) : null;
        if (moved !== null && place) onMove(moved, place);
        end();
      },
    };
  };
}
