import type { DirectoryChapter } from '@cheese/domain/contract/learning/shapes/chapterShapes';
import { treeOf, type TreeNode } from '@cheese/domain/rules/lists/tree';

export type ChapterNode = TreeNode<DirectoryChapter>;

export const chapterTree = (chapters: readonly DirectoryChapter[]): ChapterNode[] =>
  treeOf(chapters);

/** Total and completed items of a group and its sub-groups. */
export function tallyOf({ coursewares, children }: ChapterNode): { done: number; of: number } {
  const done = coursewares.filter(({ isStudied }) => isStudied).length;
  return children
    .map(tallyOf)
    .reduce((sum, below) => ({ done: sum.done + below.done, of: sum.of + below.of }), {
      done,
      of: coursewares.length,
    });
}
