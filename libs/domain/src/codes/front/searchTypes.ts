import { commodityTypes } from '../shop/products';

/** The tabs of the search page: the commodities that have pages, by their own codes; slides and news. */
export const searchTypes = {
  1: commodityTypes[1],
  2: commodityTypes[2],
  4: commodityTypes[4],
  8: commodityTypes[8],
  16: commodityTypes[16],
  32: '数字切片',
  128: '实时资讯',
} as const;
export type SearchType = keyof typeof searchTypes;

/** These are not on sale, and stand under their own tabs alone. */
export const newsType = 128 satisfies SearchType;
export const slideType = 32 satisfies SearchType;

/** Those that the list of what is on sale knows; none of the others. */
export const soldType = (type: SearchType | undefined) =>
  type === newsType || type === slideType ? undefined : type;
