import { pathTo } from '@cheese/domain/rules/lists/treeSearch';
import type { Tag } from '@cheese/domain/contract/content/tag';
import type { TagNode } from './useTagTree';

/** Limit for a readable list; typing more narrows it. */
const MOST = 30;

/** Paths to the tags that contain the keyword; those that begin with it come first. */
export function tagsNamed(
  tags: readonly Tag[],
  tree: readonly TagNode[],
  word: string,
): TagNode[][] {
  const sought = word.trim().toLowerCase();
  if (sought === '') return [];
  const place = ({ name }: Tag) => name.toLowerCase().indexOf(sought);
  const found = tags.filter((tag) => place(tag) >= 0);
  return found
    .sort((one, other) => Math.min(place(one), 1) - Math.min(place(other), 1))
    .slice(0, MOST)
    .map(({ id }) => pathTo(tree, id));
}
