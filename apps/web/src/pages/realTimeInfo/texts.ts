export const texts = {
  title: '实时资讯',
  lead: '医学教育政策、教学改革与临床技能的最新动态',
  category: '资讯分类',
  what: '资讯列表',
  empty: '这个分类下还没有资讯',
  seeAll: '查看全部资讯',
} as const;
