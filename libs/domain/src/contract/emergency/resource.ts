import Type, { type Static } from 'typebox';
import type { resourceCalls } from '../../calls/emergency/resource';
import { firstAidCategories, firstAidTopics } from '../../codes/firstAid';
import { resourceKinds } from '../../codes/resourceKind';
import type { CallContract } from '../call';
import { codeOf, exactly, Id, Moment } from '../shapes';

export const GroundResource = Type.Object({
  id: Id,
  title: Type.String(),
  summary: Type.String(),
  category: codeOf(firstAidCategories),
  topic: codeOf(firstAidTopics),
  kind: codeOf(resourceKinds),
  cover: Type.String(),
  groundedAt: Moment,
});
export type GroundResource = Static<typeof GroundResource>;

/** `ground` lists what is on the shelf (上架): the resources that trainees may see. */
export const resourceContract = {
  ground: {
    access: 'open',
    query: exactly({
      category: Type.Optional(codeOf(firstAidCategories)),
      keyword: Type.Optional(Type.String({ maxLength: 50 })),
    }),
    data: Type.Array(GroundResource),
  },
} satisfies Record<keyof typeof resourceCalls, CallContract>;

export type ResourceContract = typeof resourceContract;
