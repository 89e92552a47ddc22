import Type, { type Static } from 'typebox';
import type { virtualSystemCalls } from '../../calls/training/virtualSystem';
import type { CallContract } from '../call';
import { strictObject, Id } from '../shapes';

export const VirtualSystem = Type.Object({
  id: Id,
  name: Type.String(),
  description: Type.String(),
  logo: Type.String(),
  url: Type.String(),
});
export type VirtualSystem = Static<typeof VirtualSystem>;

export const virtualSystemContract = {
  /**
   * The systems of one organisation of the caller; without `orgId`, of the one they signed in to.
   */
  list: {
    access: 'user',
    query: strictObject({ orgId: Type.Optional(Id) }),
    data: Type.Array(VirtualSystem),
  },
} satisfies Record<keyof typeof virtualSystemCalls, CallContract>;

export type VirtualSystemContract = typeof virtualSystemContract;
