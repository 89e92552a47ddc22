export const listSorts = {
  1: '综合',
  2: '最新',
  3: '最热',
  4: '价格从低到高',
  5: '价格从高到低',
} as const;
export type ListSort = keyof typeof listSorts;
