export const newsCategories = {
  1: '政策动态',
  2: '教学改革',
  3: '技术前沿',
  4: '临床技能',
  5: '急救科普',
  6: '平台动态',
} as const;

export type NewsCategory = keyof typeof newsCategories;
export const newsCategoryCodes = {
  policy: 1,
  teaching: 2,
  technology: 3,
  clinicalSkills: 4,
  firstAid: 5,
  platform: 6,
} as const satisfies Record<string, NewsCategory>;
