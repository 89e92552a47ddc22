import { commodityTypes } from '../shop/products';

/** The tabs of the search page: the commodities that have pages, by their own codes, and news. */
export const searchTypes = {
  1: commodityTypes[1],
  2: commodityTypes[2],
  4: commodityTypes[4],
  8: commodityTypes[8],
  16: commodityTypes[16],
  128: '实时资讯',
} as const;
export type SearchType = keyof typeof searchTypes;

/** The one type that is not on sale. */
export const newsType = 128 satisfies SearchType;
