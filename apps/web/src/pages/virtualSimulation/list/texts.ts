export const texts = {
  title: '仿真列表',
  lead: '按学科、类别与价格查找；输入名称也能找到。',
  home: '虚拟仿真',
  search: '搜索仿真项目',
  sort: '排序',
  none: '没有符合条件的仿真项目',
  noneHint: '放宽一些条件再试',
  clear: '清除筛选',
} as const;
