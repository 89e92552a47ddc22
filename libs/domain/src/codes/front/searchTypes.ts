import { commodityTypes } from '../shop/products';

/**
 * The tabs of the search page: commodities with pages, by their own codes, and content that is not
 * sold.
 */
export const searchTypes = {
  1: commodityTypes[1],
  2: commodityTypes[2],
  4: commodityTypes[4],
  8: commodityTypes[8],
  16: commodityTypes[16],
  32: '数字切片',
  128: '实时资讯',
  512: '急救演练',
  1024: '虚拟病人',
  2048: '自制仿真',
  4096: '帮助与服务',
} as const;
export type SearchType = keyof typeof searchTypes;
export const searchTypeCodes = {
  course: 1,
  specimen: 2,
  bank: 4,
  simulation: 8,
  anatomy: 16,
  slide: 32,
  news: 128,
  drill: 512,
  patient: 1024,
  madeSimulation: 2048,
  help: 4096,
} as const satisfies Record<string, SearchType>;

/** Help articles and pages of the site with a function. */
export const helpTypes = { 4096: searchTypes[4096] } as const;

/** Step-by-step training, free for everybody. */
export const rehearsalTypes = {
  512: searchTypes[512],
  1024: searchTypes[1024],
  2048: searchTypes[2048],
} as const;
export type RehearsalType = keyof typeof rehearsalTypes;

export const isRehearsalType = (type: SearchType | undefined): type is RehearsalType =>
  type !== undefined && type in rehearsalTypes;

/** The type if the product list has it; undefined for all others. */
export const soldType = (type: SearchType | undefined) =>
  type === searchTypeCodes.news ||
  type === searchTypeCodes.slide ||
  type === searchTypeCodes.help ||
  isRehearsalType(type)
    ? undefined
    : type;

/** The kinds searched together; hits of equal rank are in this order. */
export const foundKinds = {
  commodity: '课程与资源',
  slide: searchTypes[searchTypeCodes.slide],
  drill: searchTypes[searchTypeCodes.drill],
  patient: searchTypes[searchTypeCodes.patient],
  madeSimulation: searchTypes[searchTypeCodes.madeSimulation],
  help: '帮助',
  page: '服务',
  news: searchTypes[searchTypeCodes.news],
} as const;
export type FoundKind = keyof typeof foundKinds;
