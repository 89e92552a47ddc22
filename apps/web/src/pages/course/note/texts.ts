export const texts = {
  title: '课程笔记',
  what: '笔记',
  empty: '还没有笔记，打开一节课边学边记',
  none: '没有找到符合条件的笔记',
  start: '我的课程',
  all: '全部笔记',
  placeholder: '搜索笔记内容',
  filters: { visibility: '公开范围' },
  write: '写笔记',
  export: '导出 Markdown',
  fileName: (day: string) => `课程笔记_${day}.md`,
  exported: '笔记已导出',
} as const;
