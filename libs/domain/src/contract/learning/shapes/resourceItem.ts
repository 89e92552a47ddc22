import Type, { type Static } from 'typebox';
import { singleTypes } from '../../../codes/learning/singleTypes';
import { codeOf, Id, nullable } from '../../shapes';

/** One of the items of a product; without an address if it is locked. */
export const ResourceItem = Type.Object({
  id: Id,
  type: codeOf(singleTypes),
  title: Type.String(),
  cover: Type.String(),
  durationS: nullable(Type.Integer()),
  isLocked: Type.Boolean(),
  address: nullable(Type.String()),
});
export type ResourceItem = Static<typeof ResourceItem>;
