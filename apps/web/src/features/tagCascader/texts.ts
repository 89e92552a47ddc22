export const texts = {
  major: '专业',
  all: '全部专业',
  choose: '选择专业',
  search: '搜索专业',
  way: '已展开',
  level: (depth: number) => `第${depth}级`,
  take: (name: string) => `选定“${name}”`,
  none: '没有找到相关专业',
} as const;
