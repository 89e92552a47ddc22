export const texts = {
  empty: '该资源暂无内容',
} as const;
