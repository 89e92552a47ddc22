import { withQuery } from '@cheese/ui/address/withQuery';

/** Addresses of platform administration. */
export const managePaths = {
  home: () => '/manage',
  orders: (query: { keyword?: string } = {}) => withQuery('/manage/orders', query),
  order: ({ orderId }: { orderId: number }) => withQuery('/manage/orders/detail', { orderId }),
  codes: () => '/manage/codes',
  invoices: () => '/manage/invoices',
  revenue: () => '/manage/revenue',
  reconcile: () => '/manage/reconcile',
  reconciled: ({ id }: { id: number }) => withQuery('/manage/reconcile/detail', { id }),
  coupons: () => '/manage/coupons',
  plans: () => '/manage/plans',
  prices: () => '/manage/prices',
  shelf: () => '/manage/shelf',
  ads: () => '/manage/ads',
  outline: () => '/manage/outline',
  offers: () => '/manage/offers',
  cloudTeach: () => '/manage/cloudteach',
  moderation: () => '/manage/moderation',
  words: () => '/manage/words',
  mutes: () => '/manage/mutes',
  jobs: () => '/manage/jobs',
  audit: (query: { keyword?: string } = {}) => withQuery('/manage/audit', query),
} as const;
