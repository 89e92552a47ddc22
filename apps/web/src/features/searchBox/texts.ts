export const texts = {
  search: '搜索',
  placeholder: '搜索课程、标本、题库',
  recent: '最近搜索',
  none: '暂无搜索记录',
  remove: '删除搜索记录',
  removing: '点击要删除的记录',
  removeOne: (text: string) => `删除“${text}”`,
  cancel: '取消',
  suggestions: '搜索建议',
  searchFor: (text: string) => `搜索“${text}”`,
  suggestion: (text: string, type: string) => `${text}，${type}`,
} as const;
