import Type, { type Static } from 'typebox';
import type { outlineManageCalls } from '../../calls/content/outlineManage';
import { MOST_OUTLINES } from '../../codes/content/adStates';
import type { CallContract } from '../call';
import { strictObject, Id, nullable } from '../shapes';

export const ManagedOutline = Type.Object({
  id: Id,
  title: Type.String(),
  actionValue: Type.String(),
  /** The subject by which the linked list is filtered. */
  tag: nullable(Type.Object({ id: Id, name: Type.String() })),
});
export type ManagedOutline = Static<typeof ManagedOutline>;

/** Lists are in display order. `save` without an `id` adds one at the end. */
export const outlineManageContract = {
  list: { access: 'platformAdmin', data: Type.Array(ManagedOutline) },
  save: {
    access: 'platformAdmin',
    body: strictObject({
      id: Type.Optional(Id),
      title: Type.String({ minLength: 1, maxLength: 12 }),
      actionValue: Type.String({ minLength: 1, maxLength: 300 }),
      tagId: Type.Optional(Id),
    }),
    data: Type.Object({ id: Id }),
  },
  order: {
    access: 'platformAdmin',
    body: strictObject({ ids: Type.Array(Id, { maxItems: MOST_OUTLINES, uniqueItems: true }) }),
    data: Type.Null(),
  },
  remove: { access: 'platformAdmin', query: strictObject({ id: Id }), data: Type.Null() },
} satisfies Record<keyof typeof outlineManageCalls, CallContract>;

export type OutlineManageContract = typeof outlineManageContract;
