export const newsCategories = {
  1: '政策动态',
  2: '教学改革',
  3: '技术前沿',
  4: '临床技能',
  5: '急救科普',
  6: '平台动态',
} as const;

export type NewsCategory = keyof typeof newsCategories;
