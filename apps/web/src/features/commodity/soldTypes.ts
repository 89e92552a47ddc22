import { type CommodityType, commodityTypes } from '@cheese/domain/codes/shop/products';

/** Types with their own lists; membership cards and simulation videos are sold elsewhere. */
export type SoldType = Exclude<CommodityType, 64 | 256>;

const { 64: _memberCards, 256: _videos, ...listed } = commodityTypes;
export const soldTypes: Record<SoldType, string> = listed;

export const soldCodes = Object.keys(soldTypes).map(Number) as SoldType[];
