import Type, { type Static } from 'typebox';
import type { tagCalls } from '../../calls/content/tag';
import { productTypes } from '../../codes/shop/products';
import { tagTypes } from '../../codes/content/tagTypes';
import type { CallContract } from '../call';
import { codeOf, strictObject, Id, pageQuery, pageOf } from '../shapes';

const Pid = Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: '0: at the top.' });
/** 0 means that no tag is chosen. */
const TagId = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

const tagFields = {
  id: Id,
  name: Type.String(),
  pid: Pid,
  hasChild: Type.Union([Type.Literal(0), Type.Literal(1)]),
};
export const Tag = Type.Object(tagFields);
export type Tag = Static<typeof Tag>;

/** A tag found by a search, with the names of its ancestors from the top down. */
export const FoundTag = Type.Object({ ...tagFields, above: Type.Array(Type.String()) });
export type FoundTag = Static<typeof FoundTag>;

export const GroupedTags = Type.Object({ id: Id, name: Type.String(), tags: Type.Array(Tag) });
export type GroupedTags = Static<typeof GroupedTags>;

export const ChosenTag = Type.Object({
  tagId: TagId,
  tags: Type.Array(Tag, { description: 'The way to it, from the top down.' }),
});
export type ChosenTag = Static<typeof ChosenTag>;

/**
 * `list` without a `pid` answers the whole tree, flat. `groups` are the tags of one kind of
 * product.
 */
export const tagContract = {
  list: {
    access: 'open',
    query: strictObject({
      page: pageQuery.page,
      pageCnt: Type.Integer({ minimum: 1, maximum: 9999, default: 9999 }),
      pid: Type.Optional(Pid),
      type: codeOf(tagTypes),
    }),
    data: pageOf(Tag),
  },
  majors: { access: 'open', data: Type.Array(GroupedTags) },
  groups: {
    access: 'open',
    query: strictObject({ productType: codeOf(productTypes) }),
    data: Type.Array(GroupedTags),
  },
  courseGroups: { access: 'open', data: Type.Array(GroupedTags) },
  byKeyword: {
    access: 'open',
    query: strictObject({
      keyword: Type.String({ minLength: 1, maxLength: 50 }),
      type: codeOf(tagTypes),
    }),
    data: Type.Array(FoundTag),
  },
  chosen: { access: 'user', data: ChosenTag },
  choose: { access: 'user', body: strictObject({ tagId: TagId }), data: Type.Null() },
} satisfies Record<keyof typeof tagCalls, CallContract>;

export type TagContract = typeof tagContract;
