import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Direction, type Place, placeBy } from './treeMoves';
import type { TreeItem, TreeRow } from './visibleRows';

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'inside',
  ArrowLeft: 'outside',
};

interface Asked<Item extends TreeItem> {
  tree: RefObject<HTMLUListElement | null>;
  items: readonly Item[];
  rows: readonly TreeRow<Item>[];
  chosen: number | undefined;
  onChoose: (id: number) => void;
  fold: (id: number, isOpen: boolean) => void;
  onMove: ((id: number, place: Place) => void) | null;
}

/** Roving tab index: arrow keys move the focus, with Alt they move the row. */
export function useTreeKeys<Item extends TreeItem>(asked: Asked<Item>) {
  const { tree, items, rows, chosen, onChoose, fold, onMove } = asked;
  const [held, hold] = useState(chosen);
  const moved = useRef<number>(null);
  const isSeen = (id: number | undefined) => rows.some(({ item }) => item.id === id);
  const stop = [held, chosen].find(isSeen) ?? rows[0]?.item.id;

  const focus = (id: number | undefined) => {
    if (id === undefined) return;
    hold(id);
    tree.current?.querySelector<HTMLElement>(`[data-branch="${id}"]`)?.focus();
  };
  // A moved row loses the focus, so it is restored.
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || tree.current?.contains(activeElement);
    if (moved.current === null || !isLost) return;
    tree.current?.querySelector<HTMLElement>(`[data-branch="${moved.current}"]`)?.focus();
    moved.current = null;
  }, [tree, items]);

  function walk(key: string, at: number): boolean {
    const row = rows[at];
    if (!row) return false;
    const { id, parentId } = row.item;
    const ways: Partial<Record<string, () => void>> = {
      ArrowDown: () => focus(rows[at + 1]?.item.id),
      ArrowUp: () => focus(rows[at - 1]?.item.id),
      Home: () => focus(rows[0]?.item.id),
      End: () => focus(rows.at(-1)?.item.id),
      ArrowRight: () => {
        if (row.hasBelow && !row.isOpen) fold(id, true);
        else if (row.hasBelow) focus(rows[at + 1]?.item.id);
      },
      ArrowLeft: () => {
        if (row.hasBelow && row.isOpen) fold(id, false);
        else focus(parentId ?? undefined);
      },
      Enter: () => onChoose(id),
      ' ': () => onChoose(id),
    };
    ways[key]?.();
    return ways[key] !== undefined;
  }

  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const id = rows[at]?.item.id;
    const direction = event.altKey ? directions[event.key] : undefined;
    if (direction && id !== undefined) {
      event.preventDefault();
      const place = onMove && placeBy(items, id, direction);
      if (!place) return;
      moved.current = id;
      onMove(id, place);
    } else if (!event.altKey && walk(event.key, at)) event.preventDefault();
  };
  return { stop, hold, onKeyDown };
}
