import { learningMessages } from '@cheese/domain/texts/learningMessages';

export const texts = {
  collect: '收藏',
  uncollect: '取消收藏',
  collected: learningMessages.collected,
  uncollected: learningMessages.uncollected,
  intoFolder: '放入收藏夹',
  keepThis: (title: string) => `收藏${title}`,
} as const;
