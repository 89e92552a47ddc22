export const productTypes = { 1: '医学课程', 2: '数字标本', 4: '题库' } as const;
export type ProductType = keyof typeof productTypes;

/** Products that are sold on their own and have their own pages. */
export const soldTypes = { ...productTypes, 8: '虚拟仿真', 16: '解剖模型' } as const;

export type SoldType = keyof typeof soldTypes;

/**
 * Everything that can be bought or studied: the listed products, and products with their own pages,
 * which continue the specification's doubling codes. Videos of simulations are parts: they appear
 * with their simulation and in no list of their own.
 */
export const commodityTypes = {
  ...soldTypes,
  64: '会员卡',
  256: '仿真视频',
} as const;
export type CommodityType = keyof typeof commodityTypes;
export const commodityTypeCodes = {
  course: 1,
  specimen: 2,
  bank: 4,
  simulation: 8,
  anatomy: 16,
  membershipCard: 64,
  simulationVideo: 256,
} as const satisfies Record<string, CommodityType>;

/**
 * Everything that can be collected. 1 is given by the specification; other codes are those of the
 * commodities, or of the search tabs for content that is not sold.
 */
export const collectTypes = {
  1: '课程',
  2: '数字标本',
  4: '题目',
  8: '虚拟仿真',
  16: '解剖模型',
  32: '数字切片',
  512: '急救演练',
  1024: '虚拟病人',
} as const;
export type CollectType = keyof typeof collectTypes;
export const collectTypeCodes = {
  course: 1,
  specimen: 2,
  question: 4,
  simulation: 8,
  anatomy: 16,
  slide: 32,
  drill: 512,
  patient: 1024,
} as const satisfies Record<string, CollectType>;

/** The two halves of the course search (`/search?courseType=…`). */
export const courseTypes = { 1: '平台课程', 2: '精品课程' } as const;
export type CourseType = keyof typeof courseTypes;
export const courseTypeCodes = { platform: 1, premium: 2 } as const satisfies Record<
  string,
  CourseType
>;

export const chargeKinds = { 1: '免费', 2: '付费', 3: '会员免费' } as const;
export type ChargeKind = keyof typeof chargeKinds;
export const chargeKindCodes = { free: 1, paid: 2, freeForMembers: 3 } as const satisfies Record<
  string,
  ChargeKind
>;
