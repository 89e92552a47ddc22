import Type, { type Static } from 'typebox';
import { directoryItemTypes } from '../codes/directoryItems';
import { chargeKinds, commodityTypes } from '../codes/products';
import { codeOf, Id, keyOf, Moment, orNull, Thousandths } from './shapes';

export const Named = Type.Object({ id: Id, name: Type.String() });
export type Named = Static<typeof Named>;

/** Tags that one chooses from, under one name. */
export const TagGroup = Type.Object({ ...Named.properties, options: Type.Array(Named) });
export type TagGroup = Static<typeof TagGroup>;

/** What something costs today, and until when where that is for a limited time. */
const saleFields = {
  charge: codeOf(chargeKinds),
  price: Thousandths,
  originalPrice: Thousandths,
  vipPrice: Thousandths,
  limitedFree: Type.Boolean(),
  deadline: orNull(Moment),
};

const cardFields = {
  id: Id,
  type: codeOf(commodityTypes),
  productId: Type.Integer({ minimum: 1, description: 'The course, specimen … that is on sale' }),
  title: Type.String(),
  description: Type.String(),
  cover: Type.String(),
  tags: Type.Array(Type.String()),
  teacher: orNull(Type.String()),
  learnerCount: Type.Integer(),
  publishedAt: Moment,
  ...saleFields,
};
export const CommodityCard = Type.Object(cardFields);
export type CommodityCard = Static<typeof CommodityCard>;

/** What is ordered: the whole commodity, or one part of it, for some time or for ever. */
export const Specification = Type.Object({
  id: Id,
  name: Type.String(),
  days: orNull(Type.Integer()),
  price: Thousandths,
  originalPrice: Thousandths,
  vipPrice: Thousandths,
});
export type Specification = Static<typeof Specification>;

/** `mayOpen`: whoever asks has bought it, is a member where members may, or it is free. */
export const CommodityDetail = Type.Object({
  ...cardFields,
  pictures: Type.Array(Type.String()),
  html: Type.String(),
  tagPath: Type.Array(Named),
  specifications: Type.Array(Specification),
  collectCount: Type.Integer(),
  commentCount: Type.Integer(),
  mayOpen: Type.Boolean(),
  expiration: orNull(Moment),
});
export type CommodityDetail = Static<typeof CommodityDetail>;

const DirectoryItem = Type.Object({
  id: Id,
  title: Type.String(),
  type: keyOf(directoryItemTypes),
  seconds: orNull(Type.Integer({ description: 'How long it plays' })),
  isTrial: Type.Boolean(),
  mayOpen: Type.Boolean(),
});

export const DirectoryGroup = Type.Object({
  id: Id,
  title: Type.String(),
  items: Type.Array(DirectoryItem),
});
export type DirectoryGroup = Static<typeof DirectoryGroup>;

/** A card whose price ends at a known moment. */
export const LimitedOffer = Type.Object({ ...cardFields, startsAt: Moment, deadline: Moment });
export type LimitedOffer = Static<typeof LimitedOffer>;
