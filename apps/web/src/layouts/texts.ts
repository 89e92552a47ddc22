export const texts = {
  backToItem: '返回课程学习',
} as const;
