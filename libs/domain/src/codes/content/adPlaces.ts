export const adPlaces = {
  1: '首页轮播图',
  2: '首页通栏',
  3: '形态学实验中心轮播图',
  4: '考试中心轮播图',
  5: '限时活动横幅',
} as const;
export type AdPlace = keyof typeof adPlaces;
export const adPlaceCodes = {
  homeCarousel: 1,
  homeBanner: 2,
  morphologyCarousel: 3,
  examCarousel: 4,
  offerBanner: 5,
} as const satisfies Record<string, AdPlace>;
