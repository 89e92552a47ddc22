import Type from 'typebox';
import type { commodityCalls } from '../../calls/shop/commodity';
import { listSorts } from '../../codes/shop/listSorts';
import { chargeKinds, commodityTypes } from '../../codes/shop/products';
import type { CallContract } from '../call';
import { CommodityCard, LimitedOffer, TagGroup } from './shapes/commodityShapes';
import { codeOf, strictObject, Id, pageQuery, pageOf } from '../shapes';

const ProductType = codeOf(commodityTypes);

/** The common filters of commodity lists; `tagId` is the chosen major. */
export const narrowing = {
  tagId: Type.Optional(Id),
  classifyId: Type.Optional(Id),
  filterIds: Type.Optional(Type.Array(Id, { maxItems: 20 })),
  charge: Type.Optional(codeOf(chargeKinds)),
  sort: Type.Optional(codeOf(listSorts)),
};

/** The length of a short list on another page. */
export const limitAsked = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
};

export const commodityContract = {
  /** `outLine` is the chosen entry of the resource dropdown. */
  list: {
    access: 'open',
    query: strictObject({
      ...pageQuery,
      productType: ProductType,
      outLine: Type.Optional(Id),
      ...narrowing,
    }),
    data: pageOf(CommodityCard),
  },
  /** The rows of tags above a list, for `classifyId`. */
  classify: {
    access: 'open',
    query: strictObject({ productType: ProductType }),
    data: Type.Array(TagGroup),
  },
  /** The groups behind 更多筛选, for `filterIds`. */
  filters: {
    access: 'open',
    query: strictObject({ productType: ProductType }),
    data: Type.Array(TagGroup),
  },
  hot: {
    access: 'open',
    query: strictObject({ productType: ProductType, tagId: Type.Optional(Id), ...limitAsked }),
    data: Type.Array(CommodityCard),
  },
  /** Recommendations for the page of one commodity. */
  recommended: {
    access: 'open',
    query: strictObject({ id: Id, ...limitAsked }),
    data: Type.Array(CommodityCard),
  },
  free: {
    access: 'open',
    query: strictObject({
      ...pageQuery,
      productType: Type.Optional(ProductType),
      tagId: Type.Optional(Id),
    }),
    data: pageOf(CommodityCard),
  },
  limited: {
    access: 'open',
    query: strictObject({ productType: Type.Optional(ProductType), ...limitAsked }),
    data: Type.Array(LimitedOffer),
  },
  /** Everything the caller was given or has bought and still holds, latest first. */
  mine: {
    access: 'user',
    query: strictObject({ ...pageQuery, productType: Type.Optional(ProductType) }),
    data: pageOf(CommodityCard),
  },
} satisfies Record<keyof typeof commodityCalls, CallContract>;

export type CommodityContract = typeof commodityContract;
