/** Derived from the order's timestamps, never stored. */
export const orderStates = {
  unpaid: '待支付',
  paid: '已支付',
  cancelled: '已取消',
  expired: '已过期',
  refunded: '已退款',
} as const;
export type OrderState = keyof typeof orderStates;

/** Each kind of order is read, priced and delivered in its own way. */
export const orderKinds = {
  membership: '会员',
  commodity: '商品',
  recharge: '充值',
} as const;
export type OrderKind = keyof typeof orderKinds;

export const cancelReasons = {
  1: '不想购买了',
  2: '商品选错了',
  3: '价格有变化',
  4: '支付遇到问题',
  5: '其他原因',
} as const;
export type CancelReason = keyof typeof cancelReasons;
export const cancelReasonCodes = {
  unwanted: 1,
  wrongGoods: 2,
  price: 3,
  payment: 4,
  other: 5,
} as const satisfies Record<string, CancelReason>;

/** The reason why an order ended: the buyer's choice, or the effect of another action of theirs. */
export const endReasons = {
  ...cancelReasons,
  6: '更换优惠券',
  7: '已支付更换优惠券前的订单',
} as const;
export type EndReason = keyof typeof endReasons;
export const endReasonCodes = {
  ...cancelReasonCodes,
  couponChanged: 6,
  paidBefore: 7,
} as const satisfies Record<string, EndReason>;
