import type { ChapterRow } from './bank.tables';

type Node = Pick<ChapterRow, 'id' | 'parentId'>;

/** A chapter and all that stand below it. */
export function branchOf(chapters: readonly Node[], id: number): number[] {
  const below = chapters.filter(({ parentId }) => parentId === id);
  return [id, ...below.flatMap((chapter) => branchOf(chapters, chapter.id))];
}
