/** The tabs of the search page: the commodities that have pages, by their own codes, and news. */
export const searchTypes = {
  1: '医学课程',
  2: '数字标本',
  4: '题库',
  8: '虚拟仿真',
  16: '解剖模型',
  128: '实时资讯',
} as const;
export type SearchType = keyof typeof searchTypes;
