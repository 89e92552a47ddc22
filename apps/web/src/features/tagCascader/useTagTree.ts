import { useGetTagListQuery } from '@cheese/api-client/content/tag';
import { tagList } from '@cheese/domain/codes/base/limits';
import type { Tag } from '@cheese/domain/contract/content/tag';
import { type TreeNode, treeOf } from '@cheese/domain/rules/lists/tree';
import { useMemo } from 'react';

export type TagNode = TreeNode<Tag>;

const none: TagNode[] = [];

export function useTagTree({ skip = false } = {}) {
  const query = useGetTagListQuery(tagList, { skip });
  const list = query.data?.list;
  const tree = useMemo(() => (list ? treeOf(list) : none), [list]);
  return { query, tree };
}
