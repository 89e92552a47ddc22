export const texts = {
  slogan: '学会急救，关键时刻守护生命',
  lead: '公益免费的急救与避险培训：心肺复苏、溺水、火灾、地震等常见险情的处置要点。',
  filter: '资源分类',
  what: '急救资源',
  empty: '这个分类下还没有资源',
  seeAll: '查看全部资源',
} as const;
