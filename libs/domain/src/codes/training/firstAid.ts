export const firstAidCategories = { 1: '灾难案例', 2: '急救知识' } as const;
export type FirstAidCategory = keyof typeof firstAidCategories;
export const firstAidCategoryCodes = { disaster: 1, firstAid: 2 } as const satisfies Record<
  string,
  FirstAidCategory
>;

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
export const firstAidTopicCodes = {
  earthquake: 1,
  drowning: 2,
  flood: 3,
  fire: 4,
  debrisFlow: 5,
  tornado: 6,
  landslide: 7,
  electricShock: 8,
  cpr: 9,
  highRiseFire: 10,
} as const satisfies Record<string, FirstAidTopic>;
