import { tagTypeCodes } from '@cheese/domain/codes/content/tagTypes';
import type { CommodityType } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type { FoundTag, GroupedTags, Tag, TagContract } from '@cheese/domain/contract/content/tag';
import { pathTo } from '@cheese/domain/rules/lists/treeSearch';
import { treeOf, type TreeNode } from '@cheese/domain/rules/lists/tree';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import * as store from './tag.store';
import { optionUses } from './tag.uses';

type ListAsked = Static<TagContract['list']['query']>;

export async function listTags(db: Db, asked: ListAsked): Promise<Answers<TagContract['list']>> {
  const { page, pageCnt, type, pid } = asked;
  const slice = { type, pid, limit: pageCnt, offset: (page - 1) * pageCnt };
  const [list, total] = await Promise.all([
    store.selectTags(db, slice),
    store.countTags(db, slice),
  ]);
  return { list, total };
}

/** Each top subject with everything below it that has nothing below itself. */
export async function groupMajors(db: Db): Promise<GroupedTags[]> {
  const tree = treeOf(await store.selectTree(db, tagTypeCodes.subject));
  return tree.map((top) => ({ id: top.id, name: top.name, tags: leavesOf(top) }));
}

const leavesOf = (node: TreeNode<Tag>): Tag[] =>
  node.children.flatMap((child) => (child.children.length > 0 ? leavesOf(child) : [bare(child)]));

const bare = ({ children: _children, ...tag }: TreeNode<Tag>): Tag => tag;

export async function groupOptions(db: Db, productType: CommodityType): Promise<GroupedTags[]> {
  const { classify, filter } = optionUses;
  const tree = treeOf(await store.selectOptions(db, productType, [classify, filter]));
  return tree.map(({ id, name, children }) => ({ id, name, tags: children.map(bare) }));
}

/** Subjects whose name holds the keyword, each with the way to it. */
export async function findTags(db: Db, keyword: string): Promise<FoundTag[]> {
  const all = await store.selectTree(db, tagTypeCodes.subject);
  const tree = treeOf(all);
  const wanted = keyword.trim().toLowerCase();
  return all
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .map((found) => ({
      ...found,
      above: pathTo(tree, found.id)
        .slice(0, -1)
        .map(({ name }) => name),
    }));
}

export async function readChosen(db: Db, { id }: Person): Promise<Answers<TagContract['chosen']>> {
  const tagId = await store.findChosen(db, id);
  if (tagId === null) return { tagId: 0, tags: [] };
  const tree = treeOf(await store.selectTree(db, tagTypeCodes.subject));
  return { tagId, tags: pathTo(tree, tagId).map(bare) };
}

/** 0 takes the choice back. */
export async function chooseTag(db: Db, { id }: Person, tagId: number): Promise<null> {
  if (tagId === 0) {
    await store.dropChosen(db, id);
    return null;
  }
  if (!(await store.findSubject(db, tagId))) refuse('tag.unknown');
  await store.saveChosen(db, id, tagId);
  return null;
}
