export const couponKinds = { 1: '满减券', 2: '折扣券' } as const;
export type CouponKind = keyof typeof couponKinds;
export const couponKindCodes = { amount: 1, percent: 2 } as const satisfies Record<
  string,
  CouponKind
>;

/** A new user is one who has not paid for anything yet. */
export const couponAudiences = { 1: '所有用户', 2: '会员', 3: '新用户' } as const;
export type CouponAudience = keyof typeof couponAudiences;
export const couponAudienceCodes = {
  everybody: 1,
  members: 2,
  newBuyers: 3,
} as const satisfies Record<string, CouponAudience>;

/** What a coupon applies to; recharging the balance is never discounted. */
export const couponScopes = {
  1: '全部商品和会员',
  2: '一类商品',
  3: '单个商品',
  4: '会员套餐',
} as const;
export type CouponScope = keyof typeof couponScopes;
export const couponScopeCodes = {
  everything: 1,
  commodityType: 2,
  commodity: 3,
  membership: 4,
} as const satisfies Record<string, CouponScope>;

/** A user gets a coupon by belonging to its audience, or by a code or an operator. */
export const couponWays = { 1: '自动发放', 2: '兑换码或定向发放' } as const;
export type CouponWay = keyof typeof couponWays;
export const couponWayCodes = { automatic: 1, given: 2 } as const satisfies Record<
  string,
  CouponWay
>;

/** Derived from its timestamps and its owner's orders, never stored. */
export const couponStates = { usable: '可使用', used: '已使用', over: '已过期' } as const;
export type CouponState = keyof typeof couponStates;

/** The limits of a coupon; amounts in thousandths, up to 10 000 of the unit. */
export const couponLimits = {
  amount: 10_000_000,
  percent: 99,
  perPerson: 100,
  inAll: 1_000_000,
} as const;
