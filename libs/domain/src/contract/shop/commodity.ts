import Type from 'typebox';
import type { commodityCalls } from '../../calls/shop/commodity';
import { listSorts } from '../../codes/shop/listSorts';
import { chargeKinds, commodityTypes } from '../../codes/shop/products';
import type { CallContract } from '../call';
import {
  CommodityCard,
  CommodityDetail,
  DirectoryGroup,
  LimitedOffer,
  TagGroup,
} from './shapes/commodityShapes';
import { codeOf, exactly, Id, pageAsked, pageOf } from '../shapes';

const ProductType = codeOf(commodityTypes);

/** What narrows any list of commodities; `tagId` is the chosen major. */
export const narrowing = {
  tagId: Type.Optional(Id),
  classifyId: Type.Optional(Id),
  filterIds: Type.Optional(Type.Array(Id, { maxItems: 20 })),
  charge: Type.Optional(codeOf(chargeKinds)),
  sort: Type.Optional(codeOf(listSorts)),
};

/** How many a short list on somebody else's page shows. */
export const limitAsked = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
};

export const commodityContract = {
  /** `outLine` is the entry of the resource dropdown that led here. */
  list: {
    access: 'open',
    query: exactly({
      ...pageAsked,
      productType: ProductType,
      outLine: Type.Optional(Id),
      ...narrowing,
    }),
    data: pageOf(CommodityCard),
  },
  /** The rows of tags above a list: what `classifyId` is chosen from. */
  classify: {
    access: 'open',
    query: exactly({ productType: ProductType }),
    data: Type.Array(TagGroup),
  },
  /** The groups behind 更多筛选: what `filterIds` are chosen from. */
  filters: {
    access: 'open',
    query: exactly({ productType: ProductType }),
    data: Type.Array(TagGroup),
  },
  hot: {
    access: 'open',
    query: exactly({ productType: ProductType, tagId: Type.Optional(Id), ...limitAsked }),
    data: Type.Array(CommodityCard),
  },
  /** What goes well with one that is being looked at. */
  recommended: {
    access: 'open',
    query: exactly({ id: Id, ...limitAsked }),
    data: Type.Array(CommodityCard),
  },
  free: {
    access: 'open',
    query: exactly({
      ...pageAsked,
      productType: Type.Optional(ProductType),
      tagId: Type.Optional(Id),
    }),
    data: pageOf(CommodityCard),
  },
  limited: {
    access: 'open',
    query: exactly({ productType: Type.Optional(ProductType), ...limitAsked }),
    data: Type.Array(LimitedOffer),
  },
  /** What somebody was given or has bought, of every kind, and still holds: the latest first. */
  mine: {
    access: 'user',
    query: exactly({ ...pageAsked, productType: Type.Optional(ProductType) }),
    data: pageOf(CommodityCard),
  },
  detail: { access: 'open', query: exactly({ id: Id }), data: CommodityDetail },
  directory: { access: 'open', query: exactly({ id: Id }), data: Type.Array(DirectoryGroup) },
} satisfies Record<keyof typeof commodityCalls, CallContract>;

export type CommodityContract = typeof commodityContract;
