export const texts = {
  title: '课程笔记',
  page: (page: number) => `第 ${page} 页`,
} as const;
