import type { ManagedChapter } from '@cheese/domain/contract/exam/bankManage';

export type Direction = 'up' | 'down' | 'inside' | 'outside';

/** Where a chapter stands from then on: under which one, and at which place there. */
export interface Place {
  parentId: number | null;
  place: number;
}

type Chapters = readonly ManagedChapter[];

const under = (chapters: Chapters, parentId: number | null) =>
  chapters.filter((one) => one.parentId === parentId).map(({ id }) => id);

/** One step in the tree; null where there is no step that way. */
export function placeBy(chapters: Chapters, id: number, direction: Direction): Place | null {
  const chapter = chapters.find((one) => one.id === id);
  if (!chapter) return null;
  const { parentId } = chapter;
  const level = under(chapters, parentId);
  const at = level.indexOf(id);
  if (direction === 'up') return at > 0 ? { parentId, place: at - 1 } : null;
  if (direction === 'down') return at < level.length - 1 ? { parentId, place: at + 1 } : null;
  if (direction === 'inside') {
    const before = level[at - 1];
    return before === undefined
      ? null
      : { parentId: before, place: under(chapters, before).length };
  }
  const parent = chapters.find((one) => one.id === parentId);
  if (!parent) return null;
  const place = under(chapters, parent.parentId).indexOf(parent.id) + 1;
  return { parentId: parent.parentId, place };
}

/** Dropped on another one: before it, or as the last one under it. */
export function placeAt(
  chapters: Chapters,
  id: number,
  { on, isInside }: { on: number; isInside: boolean },
): Place | null {
  if (isBelow(chapters, on, id)) return null;
  if (isInside) {
    return { parentId: on, place: under(chapters, on).filter((one) => one !== id).length };
  }
  const parentId = chapters.find((one) => one.id === on)?.parentId ?? null;
  const others = under(chapters, parentId).filter((one) => one !== id);
  return { parentId, place: others.indexOf(on) };
}

/** Whether one stands at or below another. */
function isBelow(chapters: Chapters, id: number, above: number): boolean {
  for (let at: number | null = id; at !== null;) {
    if (at === above) return true;
    const here: number = at;
    at = chapters.find((one) => one.id === here)?.parentId ?? null;
  }
  return false;
}
