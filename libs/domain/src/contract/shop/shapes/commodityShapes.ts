import Type, { type Static } from 'typebox';
import { commodityTypes } from '../../../codes/shop/products';
import { saleFields, Specification } from './offer';
import { codeOf, Id, Moment, nullable } from '../../shapes';

export const Named = Type.Object({ id: Id, name: Type.String() });
export type Named = Static<typeof Named>;

/** A named group of tags to choose from. */
export const TagGroup = Type.Object({ ...Named.properties, options: Type.Array(Named) });
export type TagGroup = Static<typeof TagGroup>;

const cardFields = {
  id: Id,
  type: codeOf(commodityTypes),
  productId: Type.Integer({ minimum: 1, description: 'The course, specimen … that is on sale' }),
  title: Type.String(),
  description: Type.String(),
  cover: Type.String(),
  tags: Type.Array(Type.String()),
  teacher: nullable(Type.String()),
  learnerCount: Type.Integer(),
  publishedAt: Moment,
  ...saleFields,
  /** The end of the current price or free period. */
  deadline: nullable(Moment),
  limitedFree: Type.Boolean(),
};
export const CommodityCard = Type.Object(cardFields);
export type CommodityCard = Static<typeof CommodityCard>;

/** `expiration` is the end of what was bought; null if it is permanent or was not bought. */
export const CommodityDetail = Type.Object({
  ...cardFields,
  pictures: Type.Array(Type.String()),
  html: Type.String(),
  tagPath: Type.Array(Named),
  specifications: Type.Array(Specification),
  collectCount: Type.Integer(),
  commentCount: Type.Integer(),
  expiration: nullable(Moment),
});
export type CommodityDetail = Static<typeof CommodityDetail>;

/** A card whose price has a known end. */
export const LimitedOffer = Type.Object({ ...cardFields, startsAt: Moment, deadline: Moment });
export type LimitedOffer = Static<typeof LimitedOffer>;
