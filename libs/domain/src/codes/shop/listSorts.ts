export const listSorts = {
  1: '综合',
  2: '最新',
  3: '最热',
  4: '价格从低到高',
  5: '价格从高到低',
} as const;
export type ListSort = keyof typeof listSorts;
export const listSortCodes = {
  recommended: 1,
  newest: 2,
  popular: 3,
  cheapest: 4,
  dearest: 5,
} as const satisfies Record<string, ListSort>;
