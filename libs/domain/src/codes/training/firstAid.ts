export const firstAidCategories = { 1: '灾难案例', 2: '急救知识' } as const;
export type FirstAidCategory = keyof typeof firstAidCategories;

export const firstAidTopics = {
  1: '地震',
  2: '溺水',
  3: '洪水',
  4: '普通火灾',
  5: '泥石流',
  6: '龙卷风',
  7: '山体滑坡',
  8: '漏电',
  9: '心肺复苏',
  10: '高层火灾',
} as const;
export type FirstAidTopic = keyof typeof firstAidTopics;
