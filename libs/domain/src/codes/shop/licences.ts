/** Derived from the moments of a licence, never stored. */
export const licenceStates = {
  offered: '待下单',
  ordered: '待到账',
  upcoming: '未开始',
  active: '使用中',
  ended: '已到期',
  lapsed: '已失效',
  declined: '已婉拒',
  withdrawn: '已撤回',
} as const;
export type LicenceState = keyof typeof licenceStates;

/** Where a learner stands whom a licence covers. */
export const seatStates = { inUse: '使用中', waiting: '排队中', freed: '已收回' } as const;
export type SeatState = keyof typeof seatStates;

export const licenceLimits = {
  seats: 100_000,
  /** Of the span, and of the time until it begins. */
  days: 1830,
  aheadDays: 366,
  departments: 100,
  years: 20,
  note: 200,
  reason: 200,
  keyword: 50,
  /** In thousandths of a yuan. */
  price: 1_000_000_000_000,
} as const;

/** Days before the end on which the school is reminded. */
export const licenceReminderDays = [30, 7] as const;
