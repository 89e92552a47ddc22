import type { DirectoryChapter } from '@cheese/domain/contract/learning/shapes/chapterShapes';
import type { CoursewareItem } from '@cheese/domain/contract/learning/shapes/coursewareShapes';

/** A group of the directory with its depth, in reading order. */
export interface Group extends DirectoryChapter {
  depth: number;
}

export function groupsInOrder(chapters: readonly DirectoryChapter[]): Group[] {
  const below = (pid: number | null, depth: number): Group[] =>
    chapters
      .filter((chapter) => chapter.pid === pid)
      .flatMap((chapter) => [{ ...chapter, depth }, ...below(chapter.id, depth + 1)]);
  return below(null, 0);
}

export const itemsOf = (groups: readonly Group[]): CoursewareItem[] =>
  groups.flatMap(({ coursewares }) => coursewares);

export const countStudied = (items: readonly CoursewareItem[]) =>
  items.filter(({ isStudied }) => isStudied).length;

/** The last visited item, or else the first open and uncompleted one. */
export function goOnAt(
  items: readonly CoursewareItem[],
  lastId: number | undefined,
): CoursewareItem | undefined {
  const last = items.find(({ id }) => id === lastId);
  return last ?? items.find(({ isLocked, isStudied }) => !isLocked && !isStudied) ?? items[0];
}
