export const texts = {
  title: '解剖模型',
  lead: '按系统与部位查找；输入结构名称，也能找到它所在的模型。',
  home: '三维解剖',
  search: '搜索模型或结构名称',
  sort: '排序',
  made: '本校与平台制作',
  ofSchool: '本校',
  ofPlatform: '平台',
  allMade: (count: number) => `全部 ${count} 个`,
  none: '没有符合条件的模型',
  noneHint: '放宽一些条件再试',
  clear: '清除筛选',
} as const;
