import type {
  MadeChapter,
  MadeItem,
} from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { treeOf, type TreeNode } from '@cheese/domain/rules/lists/tree';

type Chapters = readonly MadeChapter[];
type Items = readonly MadeItem[];
export type Direction = 'up' | 'down';
export type ChapterNode = TreeNode<MadeChapter>;

export interface ItemPlace {
  chapterId: number;
  place: number;
}
export interface ChapterPlace {
  pid: number | null;
  place: number;
}

/** Chapter ids in reading order, each before its sub-chapters. */
export function inReadingOrder(chapters: Chapters): number[] {
  const walk = (nodes: readonly ChapterNode[]): number[] =>
    nodes.flatMap(({ id, children }) => [id, ...walk(children)]);
  return walk(treeOf(chapters));
}

export const itemsIn = (items: Items, chapterId: number) =>
  items.filter((item) => item.chapterId === chapterId);

/**
 * One step up or down, into the neighbouring chapter at the end of a chapter; null if there is
 * none.
 */
export function itemStep(
  { chapters, items }: { chapters: Chapters; items: Items },
  id: number,
  direction: Direction,
): ItemPlace | null {
  const item = items.find((one) => one.id === id);
  if (!item) return null;
  const { chapterId } = item;
  const level = itemsIn(items, chapterId).map((one) => one.id);
  const to = level.indexOf(id) + (direction === 'up' ? -1 : 1);
  if (to >= 0 && to < level.length) return { chapterId, place: to };
  const order = inReadingOrder(chapters);
  const next = order[order.indexOf(chapterId) + (direction === 'up' ? -1 : 1)];
  if (next === undefined) return null;
  return { chapterId: next, place: direction === 'up' ? itemsIn(items, next).length : 0 };
}

/** Dropping on an item places the moved one before it. */
export function itemBefore(items: Items, id: number, on: MadeItem): ItemPlace | null {
  if (id === on.id) return null;
  const others = itemsIn(items, on.chapterId).filter((one) => one.id !== id);
  return { chapterId: on.chapterId, place: others.findIndex((one) => one.id === on.id) };
}

/** Dropping on a chapter places the item at its end. */
export const itemInto = (items: Items, id: number, chapterId: number): ItemPlace => ({
  chapterId,
  place: itemsIn(items, chapterId).filter((one) => one.id !== id).length,
});

/** One step up or down among sibling chapters. */
export function chapterStep(
  chapters: Chapters,
  id: number,
  direction: Direction,
): ChapterPlace | null {
  const chapter = chapters.find((one) => one.id === id);
  if (!chapter) return null;
  const { pid } = chapter;
  const level = chapters.filter((one) => one.pid === pid).map((one) => one.id);
  const place = level.indexOf(id) + (direction === 'up' ? -1 : 1);
  return place >= 0 && place < level.length ? { pid, place } : null;
}
